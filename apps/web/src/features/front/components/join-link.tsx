import { Trans } from '@lingui/react/macro';
import { SIGN_UP_IS_OPEN } from '../join.ts';
import buttons from '../../../shared/ui/button.module.css';

/** The one filled button of a page: into the house, or to the letter while its door is closed. */
export function JoinLink() {
  return (
    <a href={SIGN_UP_IS_OPEN ? '/sign-up' : '/#newsletter'} className={`${buttons.button} ${buttons.filled}`}>
      {SIGN_UP_IS_OPEN ? <Trans>Become a member</Trans> : <Trans>Keep me posted</Trans>}
    </a>
  );
}

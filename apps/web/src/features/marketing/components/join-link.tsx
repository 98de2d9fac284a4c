import { Trans } from '@lingui/react/macro';
import buttons from '../../../shared/ui/button.module.css';

/** The only filled button of a page: the link to sign up. */
export function JoinLink() {
  return (
    <a href="/sign-up" className={`${buttons.button} ${buttons.filled}`}>
      <Trans>Become a member</Trans>
    </a>
  );
}

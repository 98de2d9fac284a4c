import { Trans } from '@lingui/react/macro';
import buttons from '../../../shared/ui/button.module.css';

/** The one filled button of a page: into the house. */
export function JoinLink() {
  return (
    <a href="/sign-up" className={`${buttons.button} ${buttons.filled}`}>
      <Trans>Become a member</Trans>
    </a>
  );
}

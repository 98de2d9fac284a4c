import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Notice } from '../components/notice.tsx';

type EmailBounceAlertProps = { isBouncing: boolean; isSubscribed: boolean };

/** Why no mail arrives, and what can be done; nothing where all is well. */
export function EmailBounceAlert({ isBouncing, isSubscribed }: EmailBounceAlertProps) {
  if (isBouncing) {
    return (
      <Notice
        title={<Trans>Emails to your address come back.</Trans>}
        action={
          <Link to="/settings/account">
            <Trans>Look at your address</Trans>
          </Link>
        }
      >
        <Trans>Until you change or confirm it, only required emails are tried. Notifications in the app go on.</Trans>
      </Notice>
    );
  }
  if (isSubscribed) return null;
  return (
    <Notice
      tone="calm"
      title={<Trans>Email notifications are off.</Trans>}
      action={
        <a href="#email-notifications">
          <Trans>To the switch for email notifications</Trans>
        </a>
      }
    >
      <Trans>What you choose under Email counts once they are on again.</Trans>
    </Notice>
  );
}

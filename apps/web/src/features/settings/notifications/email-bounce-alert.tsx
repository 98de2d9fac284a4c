import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { InlineAlert } from '../components/inline-alert.tsx';

type EmailBounceAlertProps = { isBouncing: boolean; isSubscribed: boolean };

/** Why emails do not arrive, and what to do; renders nothing otherwise. */
export function EmailBounceAlert({ isBouncing, isSubscribed }: EmailBounceAlertProps) {
  if (isBouncing) {
    return (
      <InlineAlert
        title={<Trans>We can’t reach your email address.</Trans>}
        action={
          <Link to="/settings/account">
            <Trans>Check your email address</Trans>
          </Link>
        }
      >
        <Trans>Until you update or confirm it, we’ll only send required emails. In-app notifications still work.</Trans>
      </InlineAlert>
    );
  }
  if (isSubscribed) return null;
  return (
    <InlineAlert
      tone="calm"
      title={<Trans>Email notifications are off.</Trans>}
      action={
        <a href="#email-notifications">
          <Trans>Go to email notifications</Trans>
        </a>
      }
    >
      <Trans>Your email choices apply once email notifications are back on.</Trans>
    </InlineAlert>
  );
}

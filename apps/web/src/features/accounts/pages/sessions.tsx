import { Trans } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { Link } from '@tanstack/react-router';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { MailRequest } from '../components/mail-request.tsx';

export function Sessions() {
  return (
    <AuthPage
      quote={<Trans>You can be logged in on two devices, and you can see both.</Trans>}
      note={<Trans>The link works once and expires after 30 minutes.</Trans>}
      alternative={
        <Trans>
          Logged out elsewhere? <Link to="/login">Log in</Link>
        </Trans>
      }
      title={<Trans>Manage your devices</Trans>}
      lead={<Trans>Enter your account’s email address. We’ll send you a link to see where you’re logged in and log out there.</Trans>}
    >
      <MailRequest
        action={<Trans>Send link</Trans>}
        send={(email) => visitorClient.call(accounts.requestDevicesLink, { body: { email } })}
      />
    </AuthPage>
  );
}

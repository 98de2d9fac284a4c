import { Trans } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { Link } from '@tanstack/react-router';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { FinePrint } from '../components/fine-print.tsx';
import { MailRequest } from '../components/mail-request.tsx';

export function Forgot() {
  return (
    <AuthPage
      quote={<Trans>Lost keys are no shame. We cut new ones.</Trans>}
      note={<Trans>The link works once and expires after 30 minutes.</Trans>}
      alternative={
        <Trans>
          Remembered it? <Link to="/login">Log in</Link>
        </Trans>
      }
      title={<Trans>Forgot password</Trans>}
      lead={<Trans>Enter your account’s email address. We’ll send you a link to choose a new password.</Trans>}
    >
      <MailRequest action={<Trans>Send link</Trans>} send={(email) => visitorClient.call(accounts.forgotPassword, { body: { email } })} />
      <FinePrint>
        <Trans>
          Your password also unlocks your messages. After a reset, only your recovery code can open earlier messages, so have its 12 words
          ready.
        </Trans>
      </FinePrint>
    </AuthPage>
  );
}

import { Trans } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { Link } from '@tanstack/react-router';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { EntryPage } from '../components/entry-page.tsx';
import { FinePrint } from '../components/fine-print.tsx';
import { MailRequest } from '../components/mail-request.tsx';

export function Forgot() {
  return (
    <EntryPage
      quote={<Trans>Lost keys are no shame. We cut new ones.</Trans>}
      note={<Trans>The link works once, for half an hour.</Trans>}
      alternative={
        <Trans>
          Remembered it? <Link to="/login">Log in</Link>
        </Trans>
      }
      title={<Trans>Forgot password</Trans>}
      lead={<Trans>Tell us the email of your account. We send you a link to choose a new password.</Trans>}
    >
      <MailRequest
        action={<Trans>Send me the link</Trans>}
        send={(email) => visitorClient.call(accounts.forgotPassword, { body: { email } })}
      />
      <FinePrint>
        <Trans>
          Your password also opens your messages. After a reset, older messages open only with your recovery code; have its twelve words at
          hand.
        </Trans>
      </FinePrint>
    </EntryPage>
  );
}

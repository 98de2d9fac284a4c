import { Trans } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { Link } from '@tanstack/react-router';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { EntryPage } from '../components/entry-page.tsx';
import { MailRequest } from '../components/mail-request.tsx';

export function Sessions() {
  return (
    <EntryPage
      quote={<Trans>Two devices at most, and you see both.</Trans>}
      note={<Trans>The link works once, for half an hour.</Trans>}
      alternative={
        <Trans>
          A place is free? <Link to="/login">Log in</Link>
        </Trans>
      }
      title={<Trans>Manage your devices</Trans>}
      lead={<Trans>Tell us the email of your account. We send you a link to see where you are logged in, and to log out there.</Trans>}
    >
      <MailRequest
        action={<Trans>Send me the link</Trans>}
        send={(email) => visitorClient.call(accounts.requestDevicesLink, { body: { email } })}
      />
    </EntryPage>
  );
}

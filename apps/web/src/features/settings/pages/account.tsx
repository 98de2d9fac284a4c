import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { AccountTypeRow } from '../account/account-type-row.tsx';
import { DecisionsRow } from '../account/decisions-row.tsx';
import { DeleteRow } from '../account/delete-row.tsx';
import { EmailRow } from '../account/email-row.tsx';
import { ExportRow } from '../account/export-row.tsx';
import { IdentityRow } from '../account/identity-row.tsx';
import { PhoneRow } from '../account/phone-row.tsx';
import { UsernameRow } from '../account/username-row.tsx';
import { Loaded } from '../components/loaded.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Section } from '../components/section.tsx';

/** The tab `account`: identity, email address, phone, and the member's data. */
export function Account() {
  const query = useQuery(accountQuery);
  return (
    <>
      <PageTitle>
        <Trans>Account</Trans>
      </PageTitle>
      <Loaded query={query} rows={7}>
        {(account) => (
          <>
            <Section
              title={<Trans>Your details</Trans>}
              description={<Trans>Members see your username. They never see your email address or phone.</Trans>}
            >
              <UsernameRow account={account} />
              <EmailRow account={account} />
              <PhoneRow account={account} />
              <IdentityRow />
              <AccountTypeRow accountType={account.accountType} />
            </Section>
            <Section title={<Trans>Your data</Trans>}>
              <DecisionsRow />
              <ExportRow />
              <DeleteRow username={account.username} />
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { Loaded } from '../components/loaded.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { DevicesSection } from '../security/devices-section.tsx';
import { MessagesSection } from '../security/messages-section.tsx';
import { PasswordSection } from '../security/password-section.tsx';
import { SecondFactorSection } from '../security/second-factor-section.tsx';
import { SignInsSection } from '../security/sign-ins-section.tsx';

/** The tab `security`: login methods, devices, and the keys of messages. */
export function Security() {
  const query = useQuery(accountQuery);
  return (
    <>
      <PageTitle>
        <Trans>Security</Trans>
      </PageTitle>
      <Loaded query={query} rows={8}>
        {(account) => (
          <>
            <PasswordSection account={account} />
            <DevicesSection />
            <SignInsSection />
            <SecondFactorSection />
            <MessagesSection account={account} />
          </>
        )}
      </Loaded>
    </>
  );
}

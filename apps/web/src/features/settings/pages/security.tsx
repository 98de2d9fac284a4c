import { Trans } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { devicesQuery, signInsQuery } from '../calls/devices.ts';
import { Loaded } from '../components/loaded.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { DevicesSection } from '../security/devices-section.tsx';
import { MessagesSection } from '../security/messages-section.tsx';
import { PasswordSection } from '../security/password-section.tsx';
import { SecondFactorSection } from '../security/second-factor-section.tsx';
import { SignInsSection } from '../security/sign-ins-section.tsx';

/** The tab `security`: who can get in, and what opens the messages. */
export function Security() {
  const account = useQuery(accountQuery);
  // Asked for together and shown together: one after the other, they would push down what was there.
  const areComing = useQueries({ queries: [devicesQuery, signInsQuery], combine: (lists) => lists.some(({ isPending }) => isPending) });
  return (
    <>
      <PageTitle>
        <Trans>Security</Trans>
      </PageTitle>
      <Loaded query={areComing ? { ...account, data: undefined } : account} rows={8}>
        {(own) => (
          <>
            <PasswordSection account={own} />
            <DevicesSection />
            <SignInsSection />
            <SecondFactorSection />
            <MessagesSection account={own} />
          </>
        )}
      </Loaded>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ContinueMessage } from '../../first-message/index.ts';
import { ownSubscriptionsQuery, currentSubscriptionOf } from '../../subscriptions/index.ts';
import { Loaded } from '../components/loaded.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { PlanSection } from '../upgrade/plan-section.tsx';
import { ReceiptsSection } from '../upgrade/receipts-section.tsx';

/** The tab `upgrade`: the member's plan and payments. */
export function UpgradeTab() {
  const query = useQuery(ownSubscriptionsQuery);
  return (
    <>
      <PageTitle>
        <Trans>Upgrade</Trans>
      </PageTitle>
      <Loaded query={query} rows={4}>
        {(subscription) => (
          <>
            <ContinueMessage />
            <PlanSection holding={currentSubscriptionOf(subscription)} />
            <ReceiptsSection />
          </>
        )}
      </Loaded>
    </>
  );
}

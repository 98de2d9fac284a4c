import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSession, type SessionAccount } from '../../../shared/session/session.ts';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { ownSubscriptionsQuery } from '../api/own.ts';
import { plansQuery } from '../api/plans.ts';
import { Comparison } from '../comparison/comparison.tsx';
import { currentSubscriptionOf, type CurrentSubscription } from '../current-subscription.ts';
import { PlansSkeleton } from '../plans/plans-skeleton.tsx';
import { Plans } from '../plans/plans.tsx';
import { useCheckout } from '../plans/use-checkout.ts';
import { Promises } from '../promises/promises.tsx';
import classes from './upgrade.module.css';

const CheckoutDialog = lazy(async () => ({ default: (await import('../plans/checkout-dialog.tsx')).CheckoutDialog }));

/** `/upgrade`: every plan with its price, and what it would change for the viewer. */
export function Upgrade() {
  const account = useSession((session) => session.account);
  const plans = useQuery(plansQuery);
  const subscription = useQuery(ownSubscriptionsQuery);
  const { checkout, isOpened, isLeaving, choose, leave, close } = useCheckout();
  if (!account) return null;
  const holding = subscription.data && currentSubscriptionOf(subscription.data);
  const failed = plans.error ? plans : subscription;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Plans and prices</Trans>
      </h1>
      <p className={classes.lead}>
        <Lead account={account} holding={holding} />
      </p>
      {plans.data && holding ? (
        <>
          <Plans account={account} plans={plans.data} holding={holding} onChoose={choose} />
          <Comparison account={account} />
          <Promises />
        </>
      ) : (
        <QueryFallback query={failed} skeleton={<PlansSkeleton />} />
      )}
      {checkout && (
        <Suspense fallback={null}>
          <CheckoutDialog checkout={checkout} opened={isOpened} isLeaving={isLeaving} onLeave={leave} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function Lead({ account, holding }: { account: SessionAccount; holding: CurrentSubscription | undefined }) {
  if (holding?.active?.status === 'lifetime') return <Trans>You have lifetime premium. It can’t be changed or cancelled.</Trans>;
  if (account.accountType === 'confidant') {
    return <Trans>Confidants don’t pay here. Once your identity is verified, premium is yours for life.</Trans>;
  }
  return <Trans>Joining is free. Premium adds messaging, full search and the full calendar.</Trans>;
}

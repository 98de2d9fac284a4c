import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSession, type SessionAccount } from '../../../shared/session/session.ts';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { heldQuery } from '../calls/own.ts';
import { plansQuery } from '../calls/plans.ts';
import { Comparison } from '../comparison/comparison.tsx';
import { holdingOf, type Holding } from '../held.ts';
import { PlansSkeleton } from '../plans/plans-skeleton.tsx';
import { Plans } from '../plans/plans.tsx';
import { useCheckout } from '../plans/use-checkout.ts';
import { Promises } from '../promises/promises.tsx';
import classes from './upgrade.module.css';

const CheckoutDialog = lazy(async () => ({ default: (await import('../plans/checkout-dialog.tsx')).CheckoutDialog }));

/** `/upgrade`: every plan, what it costs and what it would change for whoever looks. */
export function Upgrade() {
  const account = useSession((session) => session.account);
  const plans = useQuery(plansQuery);
  const held = useQuery(heldQuery);
  const { checkout, isOpened, isLeaving, choose, leave, close } = useCheckout();
  if (!account) return null;
  const holding = held.data && holdingOf(held.data);
  const failed = plans.error ? plans : held;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Plans, plainly</Trans>
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
        <Unloaded query={failed} skeleton={<PlansSkeleton />} />
      )}
      {checkout && (
        <Suspense fallback={null}>
          <CheckoutDialog checkout={checkout} opened={isOpened} isLeaving={isLeaving} onLeave={leave} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function Lead({ account, holding }: { account: SessionAccount; holding: Holding | undefined }) {
  if (holding?.active?.standing === 'lifetime') return <Trans>You hold premium for life. It can be neither changed nor cancelled.</Trans>;
  if (account.accountType === 'confidant') {
    return <Trans>Confidants pay nothing here: once your identity is verified, premium is yours for life.</Trans>;
  }
  return <Trans>The community is free. Premium opens conversations, the whole search and the whole calendar.</Trans>;
}

import type { SessionAccount } from '../../../shared/session/session.ts';
import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import type { Plan } from '../api/plans.ts';
import type { CurrentSubscription } from '../current-subscription.ts';
import { LifetimeCard } from './lifetime-card.tsx';
import { PaidCard } from './paid-card.tsx';
import classes from './plans.module.css';
import { Trans } from '@lingui/react/macro';
import { PlanCard } from './plan-card.tsx';
import { OwnPlanBadge } from './own-plan-badge.tsx';

type PlansProps = {
  account: SessionAccount;
  plans: readonly Plan[];
  holding: CurrentSubscription;
  onChoose: (planId: PaidPlanId, isChange: boolean) => Promise<void>;
};

/** Every plan that this member can have: confidants are sold none. */
export function Plans({ account, plans, holding, onChoose }: PlansProps) {
  const paid = account.accountType === 'confidant' ? [] : plans.filter(isPaid);
  return (
    <div className={classes.plans} data-count={paid.length + 2}>
      <RegularCard isYours={!holding.active} />
      {paid.map((plan) => (
        <PaidCard key={plan.id} plan={plan} all={plans} holding={holding} onChoose={onChoose} />
      ))}
      <LifetimeCard account={account} isYours={holding.active?.status === 'lifetime'} />
    </div>
  );
}

function isPaid(plan: Plan): plan is Plan & { id: PaidPlanId } {
  return plan.id === 3 || plan.id === 4;
}

type RegularCardProps = { isYours: boolean };

function RegularCard({ isYours }: RegularCardProps) {
  return (
    <PlanCard
      title={<Trans>Regular</Trans>}
      cents={0}
      rhythm={<Trans>For as long as you like</Trans>}
      benefits={{ browse: <Trans>Browse, connect, save favourites</Trans>, post: <Trans>One request a day</Trans> }}
    >
      {isYours && <OwnPlanBadge />}
    </PlanCard>
  );
}

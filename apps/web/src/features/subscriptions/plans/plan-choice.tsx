import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { toWireDate } from '@subrosa/rules/format/dates';
import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { startCheckout } from '../api/checkout.ts';
import { plansQuery, type Plan } from '../api/plans.ts';
import { PaymentTerms } from './payment-terms.tsx';
import classes from './plans.module.css';

/** The paid plans with all details of the payment, and the way to the payment page; for a member without a plan. */
export function PlanChoice() {
  const query = useQuery(plansQuery);
  if (!query.data) return <QueryFallback query={query} skeleton={<FieldsSkeleton count={2} />} />;
  return <PaidPlans plans={query.data.filter(isPaid).toSorted((one, other) => one.dueCents - other.dueCents)} />;
}

type PaidPlan = Plan & { id: PaidPlanId; recurringDays: number };

const isPaid = (plan: Plan): plan is PaidPlan => (plan.id === 3 || plan.id === 4) && plan.recurringDays !== null;

function PaidPlans({ plans }: { plans: readonly PaidPlan[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { isPending, run } = usePending();
  // The cheapest one unless the member chooses another.
  const plan = plans.find(({ id }) => String(id) === chosen) ?? plans[0];
  if (!plan) return null;

  async function pay(planId: PaidPlanId) {
    const { provider } = await startCheckout(planId);
    window.location.assign(provider.redirectUrl);
  }

  return (
    <div className={classes.choice}>
      <ChoiceChips
        legend={<Trans>Premium</Trans>}
        value={String(plan.id)}
        onChange={setChosen}
        choices={plans.map(({ id, dueCents, recurringDays: days }) => ({
          value: String(id),
          label: (
            <span>
              <Plural value={days} one="# day" other="# days" /> · <Price cents={dueCents} exact />
            </span>
          ),
        }))}
      />
      <PaymentTerms
        dueCents={plan.dueCents}
        renewalCents={plan.dueCents}
        recurringDays={plan.recurringDays}
        startsOn={toWireDate(new Date().toISOString().slice(0, 10))}
        statementDescriptor={plan.statementDescriptor ?? ''}
      />
      <Button size="md" fullWidth loading={isPending} onClick={() => void run(() => pay(plan.id))}>
        <Trans>Continue to payment</Trans>
      </Button>
    </div>
  );
}

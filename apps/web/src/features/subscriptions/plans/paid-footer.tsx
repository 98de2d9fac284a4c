import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import { renews, type CurrentSubscription } from '../current-subscription.ts';
import { WireDay } from '../wire-day.tsx';
import { OwnPlan } from './own-plan.tsx';
import classes from './plans.module.css';

type PaidFooterProps = {
  planId: PaidPlanId;
  days: number;
  holding: CurrentSubscription;
  onChoose: (planId: PaidPlanId, isChange: boolean) => Promise<void>;
};

/** The member's relation to a paid plan, with a button if it can be bought. */
export function PaidFooter({ planId, days, holding, onChoose }: PaidFooterProps) {
  const { active, next } = holding;
  const action = actionFor(planId, holding);
  return (
    <>
      {active?.subscription_plan_id === planId && <OwnPlan subscription={active} />}
      {next?.subscription_plan_id === planId && (
        <p className={classes.status}>
          <Trans>
            Paid, starts on <WireDay day={next.subscription_date} />
          </Trans>
        </p>
      )}
      {action && <MethodButton days={days} isChange={action === 'change'} onChoose={() => onChoose(planId, action === 'change')} />}
    </>
  );
}

/** Only one plan renews at a time: a member with a plan changes it, and one who has paid for the next one waits. */
function actionFor(planId: PaidPlanId, { active, next }: CurrentSubscription): 'choose' | 'change' | null {
  if (next || active?.status === 'lifetime') return null;
  if (!active || !renews(active)) return 'choose';
  return active.can.changeTo.includes(planId) ? 'change' : null;
}

type MethodButtonProps = { days: number; isChange: boolean; onChoose: () => Promise<void> };

function MethodButton({ days, isChange, onChoose }: MethodButtonProps) {
  const [isPending, setPending] = useState(false);

  async function handleChoose() {
    setPending(true);
    await onChoose();
    setPending(false);
  }

  return (
    <Button variant="default" size="md" fullWidth loading={isPending} onClick={() => void handleChoose()}>
      {isChange ? (
        <Plural value={days} one="Change to # day" other="Change to # days" />
      ) : (
        <Plural value={days} one="Choose # day" other="Choose # days" />
      )}
    </Button>
  );
}

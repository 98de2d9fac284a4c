import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import { renews, type Holding } from '../held.ts';
import { WireDay } from '../wire-day.tsx';
import { OwnPlan } from './own-plan.tsx';
import classes from './plans.module.css';

type PaidFootProps = {
  planId: PaidPlanId;
  days: number;
  holding: Holding;
  onChoose: (planId: PaidPlanId, isChange: boolean) => Promise<void>;
};

/** How one stands to a paid plan, and the way to it where there is one. */
export function PaidFoot({ planId, days, holding, onChoose }: PaidFootProps) {
  const { active, next } = holding;
  const way = wayTo(planId, holding);
  return (
    <>
      {active?.subscription_plan_id === planId && <OwnPlan held={active} />}
      {next?.subscription_plan_id === planId && (
        <p className={classes.standing}>
          <Trans>
            Paid, begins on <WireDay day={next.subscription_date} />
          </Trans>
        </p>
      )}
      {way && <WayButton days={days} isChange={way === 'change'} onChoose={() => onChoose(planId, way === 'change')} />}
    </>
  );
}

/** One plan renews at a time: who has one changes it, and who has paid for the next one waits for it. */
function wayTo(planId: PaidPlanId, { active, next }: Holding): 'choose' | 'change' | null {
  if (next || active?.standing === 'lifetime') return null;
  if (!active || !renews(active)) return 'choose';
  return active.can.changeTo.includes(planId) ? 'change' : null;
}

type WayButtonProps = { days: number; isChange: boolean; onChoose: () => Promise<void> };

function WayButton({ days, isChange, onChoose }: WayButtonProps) {
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

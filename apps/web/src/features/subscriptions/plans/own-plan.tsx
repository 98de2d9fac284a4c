import { Trans } from '@lingui/react/macro';
import { CancelPlan } from '../cancel/cancel-plan.tsx';
import type { OwnSubscription } from '../api/own.ts';
import { WireDay } from '../wire-day.tsx';
import classes from './plans.module.css';
import { OwnPlanBadge } from './own-plan-badge.tsx';

type OwnPlanProps = { subscription: OwnSubscription };

/** The member's paid plan: its end, and a button to cancel it. */
export function OwnPlan({ subscription }: OwnPlanProps) {
  return (
    <OwnPlanBadge>
      <p className={classes.status}>
        <Term subscription={subscription} />
      </p>
      {subscription.can.cancel && <CancelPlan subscription={subscription} />}
    </OwnPlanBadge>
  );
}

function Term({ subscription: { renewsOn, graceUntil, subscription_due_date: lastDay } }: OwnPlanProps) {
  if (renewsOn) {
    return (
      <Trans>
        Renews on <WireDay day={renewsOn} />
      </Trans>
    );
  }
  if (graceUntil) {
    return (
      <Trans>
        Your last payment failed. You have premium until <WireDay day={graceUntil} />.
      </Trans>
    );
  }
  return (
    <Trans>
      Ends on <WireDay day={lastDay} />
    </Trans>
  );
}

import { Trans } from '@lingui/react/macro';
import { CancelPlan } from '../cancel/cancel-plan.tsx';
import type { Held } from '../calls/own.ts';
import { WireDay } from '../wire-day.tsx';
import classes from './plans.module.css';
import { Yours } from './yours.tsx';

type OwnPlanProps = { held: Held };

/** The paid plan that one has: until when, and the way out. */
export function OwnPlan({ held }: OwnPlanProps) {
  return (
    <Yours>
      <p className={classes.status}>
        <Term held={held} />
      </p>
      {held.can.cancel && <CancelPlan held={held} />}
    </Yours>
  );
}

function Term({ held: { renewsOn, graceUntil, subscription_due_date: lastDay } }: OwnPlanProps) {
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
        The last payment failed. It goes on until <WireDay day={graceUntil} />
      </Trans>
    );
  }
  return (
    <Trans>
      Ends on <WireDay day={lastDay} />
    </Trans>
  );
}

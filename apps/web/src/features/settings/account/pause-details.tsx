import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Price } from '../../../shared/ui/price.tsx';
import { currentSubscriptionOf, ownSubscriptionsQuery, planNameOf, WireDay, type OwnSubscription } from '../../subscriptions/index.ts';

/** What pausing does, and what happens to a running plan. */
export function PauseDetails() {
  return (
    <>
      <p>
        <Trans>Other members won’t find your profile, photos, requests, calendar or messages, as if your account didn’t exist.</Trans>
      </p>
      <p>
        <Trans>
          You can still log in, read your messages, change your settings and export your data. To write or post, resume your account. You
          can do that at any time.
        </Trans>
      </p>
      <RunningPlan />
      <p>
        <Trans>You can pause up to 3 times a day.</Trans>
      </p>
    </>
  );
}

/** While the plan is unknown, the general sentence is correct for every plan. */
function RunningPlan() {
  const { data, isPending } = useQuery(ownSubscriptionsQuery);
  const active = data && currentSubscriptionOf(data).active;
  if (isPending || !data) {
    return (
      <p>
        <Trans>A paid plan keeps running and renews as usual.</Trans> <CancelHint />
      </p>
    );
  }
  return active ? (
    <p>
      <PlanSentence subscription={active} />
    </p>
  ) : null;
}

function PlanSentence({ subscription }: { subscription: OwnSubscription }) {
  const { t } = useLingui();
  const plan = t(planNameOf(subscription.subscription_plan_id));
  const { status, renewsOn, dueCents, subscription_due_date: lastDay } = subscription;
  if (status === 'lifetime') return <Trans>Your plan {plan} isn’t affected.</Trans>;
  if (renewsOn) {
    return (
      <>
        <Trans>
          Your plan {plan} keeps running and renews on <WireDay day={renewsOn} />, for <Price cents={dueCents ?? 0} exact />.
        </Trans>{' '}
        <CancelHint />
      </>
    );
  }
  return lastDay && status !== 'grace' ? (
    <Trans>
      Your plan {plan} keeps running and ends on <WireDay day={lastDay} />.
    </Trans>
  ) : (
    <>
      <Trans>Your plan {plan} keeps running.</Trans> <CancelHint />
    </>
  );
}

function CancelHint() {
  return (
    <Trans>
      If you don’t want that, <Link to="/settings/upgrade">cancel your plan</Link> first.
    </Trans>
  );
}

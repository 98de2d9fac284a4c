import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ContinueMessage } from '../first-message/index.ts';
import { planNameOf, WireDay, type OwnSubscription } from '../subscriptions/index.ts';
import { Message } from './message.tsx';

type PaidProps = { subscription: OwnSubscription | null };

/** The payment was received; every page already shows the new plan. */
export function Paid({ subscription }: PaidProps) {
  const { t } = useLingui();
  return (
    <>
      <div role="status">
        <Message
          icon={<IconCrown size={32} stroke={1.5} />}
          title={subscription?.status === 'scheduled' ? <Trans>Your next plan is paid</Trans> : <Trans>You have premium</Trans>}
          actions={
            <>
              <Button component={Link} to="/chat" size="md">
                <Trans>Go to messages</Trans>
              </Button>
              <Button component={Link} to="/settings/upgrade" size="md" variant="default">
                <Trans>Plan and receipts</Trans>
              </Button>
            </>
          }
        >
          {subscription && (
            <p>
              <strong>{t(planNameOf(subscription.subscription_plan_id))}</strong>
              <br />
              <Term subscription={subscription} />
            </p>
          )}
          <p>
            <Trans>All premium features are available now.</Trans>
          </p>
        </Message>
      </div>
      <ContinueMessage expanded />
    </>
  );
}

function Term({ subscription }: { subscription: OwnSubscription }) {
  if (subscription.status === 'scheduled') {
    return (
      <Trans>
        It starts on <WireDay day={subscription.subscription_date} />, when your current plan ends.
      </Trans>
    );
  }
  if (subscription.renewsOn) {
    return (
      <Trans>
        It renews automatically on <WireDay day={subscription.renewsOn} />.
      </Trans>
    );
  }
  return (
    subscription.subscription_due_date && (
      <Trans>
        It lasts until <WireDay day={subscription.subscription_due_date} />.
      </Trans>
    )
  );
}

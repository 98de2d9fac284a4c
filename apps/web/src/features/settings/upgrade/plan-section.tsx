import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CancelPlan, planNameOf, WireDay, type OwnSubscription, type CurrentSubscription } from '../../subscriptions/index.ts';
import { StatusBadge } from '../components/status-badge.tsx';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import { EndedAlert } from './ended-alert.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { Renewal } from './renewal.tsx';

const REGULAR = 1;

type PlanSectionProps = { holding: CurrentSubscription };

/** The current plan with its dates, and the available changes. */
export function PlanSection({ holding: { active, next, last } }: PlanSectionProps) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Your plan</Trans>}>
      {active?.status === 'grace' && <FailedPayment subscription={active} />}
      {last && <EndedAlert subscription={last} />}
      <Row
        icon={<IconCrown size={22} stroke={1.5} aria-hidden="true" />}
        title={t(planNameOf(active?.subscription_plan_id ?? REGULAR))}
        badge={active && <PlanStatusBadge subscription={active} />}
        detail={active ? <PlanPeriod subscription={active} /> : <Trans>Free, for as long as you like</Trans>}
      >
        <Button component={Link} to="/upgrade" size="sm" variant={active ? 'default' : 'filled'}>
          {active && active.can.changeTo.length > 0 ? <Trans>Change plan</Trans> : <Trans>View plans</Trans>}
        </Button>
      </Row>
      {active && <Renewal subscription={active}>{active.can.cancel && <CancelPlan subscription={active} />}</Renewal>}
      {next && (
        <Row
          title={t(planNameOf(next.subscription_plan_id))}
          detail={
            <Trans>
              Paid, starts on <WireDay day={next.subscription_date} />
            </Trans>
          }
        >
          {next.can.cancel && <CancelPlan subscription={next} />}
        </Row>
      )}
    </Section>
  );
}

function PlanPeriod({ subscription: { subscription_date: first, subscription_due_date: last } }: { subscription: OwnSubscription }) {
  if (last) {
    return (
      <Trans>
        From <WireDay day={first} /> to <WireDay day={last} />
      </Trans>
    );
  }
  return (
    <Trans>
      Since <WireDay day={first} />
    </Trans>
  );
}

function PlanStatusBadge({ subscription: { status } }: { subscription: OwnSubscription }) {
  switch (status) {
    case 'lifetime':
    case 'renewing':
    case 'given':
      return (
        <StatusBadge tone="ok">
          <Trans>Active</Trans>
        </StatusBadge>
      );
    case 'ending':
      return (
        <StatusBadge tone="warn">
          <Trans>Cancelled</Trans>
        </StatusBadge>
      );
    case 'grace':
      return (
        <StatusBadge tone="warn">
          <Trans>Payment failed</Trans>
        </StatusBadge>
      );
    case 'scheduled':
    case 'ended':
      return null;
    default:
      return status satisfies never;
  }
}

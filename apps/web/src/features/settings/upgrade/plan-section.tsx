import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CancelPlan, planNameOf, WireDay, type Held, type Holding } from '../../subscriptions/index.ts';
import { Mark } from '../components/mark.tsx';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { Renewal } from './renewal.tsx';

const REGULAR = 1;

type PlanSectionProps = { holding: Holding };

/** What one has, since when and until when, and the ways on. */
export function PlanSection({ holding: { active, next, last } }: PlanSectionProps) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Your plan</Trans>}>
      {active?.standing === 'grace' && <FailedPayment held={active} />}
      {last && <EndedNotice held={last} />}
      <Row
        icon={<IconCrown size={22} stroke={1.5} aria-hidden="true" />}
        title={t(planNameOf(active?.subscription_plan_id ?? REGULAR))}
        mark={active && <StatusMark held={active} />}
        detail={active ? <Span held={active} /> : <Trans>Free, for as long as you like</Trans>}
      >
        <Button component={Link} to="/upgrade" size="sm" variant={active ? 'default' : 'filled'}>
          {active && active.can.changeTo.length > 0 ? <Trans>Change plan</Trans> : <Trans>See the plans</Trans>}
        </Button>
      </Row>
      {active && <Renewal held={active}>{active.can.cancel && <CancelPlan held={active} />}</Renewal>}
      {next && (
        <Row
          title={t(planNameOf(next.subscription_plan_id))}
          detail={
            <Trans>
              Paid, begins on <WireDay day={next.subscription_date} />
            </Trans>
          }
        >
          {next.can.cancel && <CancelPlan held={next} />}
        </Row>
      )}
    </Section>
  );
}

function Span({ held: { subscription_date: first, subscription_due_date: last } }: { held: Held }) {
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

function StatusMark({ held: { standing: status } }: { held: Held }) {
  switch (status) {
    case 'lifetime':
    case 'renewing':
    case 'given':
      return (
        <Mark tone="ok">
          <Trans>Active</Trans>
        </Mark>
      );
    case 'ending':
      return (
        <Mark tone="warn">
          <Trans>Cancelled</Trans>
        </Mark>
      );
    case 'grace':
      return (
        <Mark tone="warn">
          <Trans>Payment failed</Trans>
        </Mark>
      );
    case 'scheduled':
    case 'ended':
      return null;
    default:
      return status satisfies never;
  }
}

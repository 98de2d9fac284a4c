import { Trans, useLingui } from '@lingui/react/macro';
import { reasonLabels } from '../../staff/index.ts';
import type { Statistics, QueueStatistics } from '../calls/statistics.ts';
import { BarList } from './bar-list.tsx';
import { ChainLine } from './chain-line.tsx';
import { Clocks } from './clocks.tsx';
import { Decisions } from './decisions.tsx';
import classes from './overview-charts.module.css';
import { OnDuty } from './on-duty.tsx';
import { ActivityCharts } from './activity-charts.tsx';
import { QueueLine } from './queue-line.tsx';
import { Section } from './section.tsx';
import section from './section.module.css';
import { WaitingByKind } from './waiting-by-kind.tsx';

type OverviewChartsProps = { statistics: Statistics; queue: QueueStatistics; rangeDays: number };

const MOST_REASONS = 7;

/** What the house did, drawn: decisions beside the clocks, the queue beside why and who, and the house itself. */
export function OverviewCharts({ statistics, queue, rangeDays }: OverviewChartsProps) {
  const { t } = useLingui();
  const reasons = statistics.reasons.slice(0, MOST_REASONS);
  return (
    <>
      <div className={classes.first}>
        <Decisions days={statistics.days} />
        <Clocks clocks={queue.clocks} />
      </div>
      <div className={classes.thirds}>
        <QueueLine days={statistics.days} />
        <WaitingByKind waiting={queue.waiting} />
        <Section title={<Trans>Decided against, by reason</Trans>}>
          {reasons.length === 0 && (
            <p className={section.empty}>
              <Trans>Nothing was rejected or removed.</Trans>
            </p>
          )}
          <BarList rows={reasons.map(({ reason, count }) => ({ key: reason, name: t(reasonLabels[reason]), count }))} />
        </Section>
      </div>
      <div className={statistics.onDuty ? classes.last : undefined}>
        <ActivityCharts days={statistics.days} rangeDays={rangeDays} />
        {statistics.onDuty && <OnDuty people={statistics.onDuty} />}
      </div>
      <ChainLine chain={statistics.chain} />
    </>
  );
}

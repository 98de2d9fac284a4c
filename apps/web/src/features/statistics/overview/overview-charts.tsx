import { Trans, useLingui } from '@lingui/react/macro';
import { reasonLabels } from '../../staff/index.ts';
import type { Statistics, QueueStatistics, DayStatistics } from '../api/statistics.ts';
import { BarList } from './bar-list.tsx';
import { ChainLine } from './chain-line.tsx';
import { Clocks } from './clocks.tsx';
import { Decisions } from './decisions.tsx';
import classes from './overview-charts.module.css';
import { OnDuty } from './on-duty.tsx';
import { ActivityCharts } from './activity-charts.tsx';
import { Section } from './section.tsx';
import section from './section.module.css';
import { WaitingByKind } from './waiting-by-kind.tsx';
import { useMemo } from 'react';
import { Chart } from '../charts/chart.tsx';
import { DayTable } from '../charts/day-table.tsx';
import { dayNames } from './day-names.ts';

type OverviewChartsProps = { statistics: Statistics; queue: QueueStatistics; rangeDays: number };

const MOST_REASONS = 7;

/** The charts: decisions beside deadlines, the queue beside reasons and moderators, and the activity. */
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
        <Section title={<Trans>Rejections by reason</Trans>}>
          {reasons.length === 0 && (
            <p className={section.empty}>
              <Trans>No rejections or removals.</Trans>
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

type QueueLineProps = { days: readonly DayStatistics[] };

/** The number of waiting cases at the end of each day. */
function QueueLine({ days }: QueueLineProps) {
  const { t, i18n } = useLingui();
  const names = useMemo(() => dayNames(days, i18n.locale), [days, i18n.locale]);
  const series = useMemo(() => [{ name: t`Waiting`, values: days.map(({ waiting }) => waiting), colour: '--rose' }], [days, t]);
  const opened = { name: t`New`, values: days.map((day) => day.opened) };
  return (
    <Section title={<Trans>Queue</Trans>}>
      <Chart label={t`Cases waiting at the end of each day`} names={names} series={series} shape="line" height={190} />
      <DayTable caption={t`Queue`} days={days.map(({ day }) => day)} columns={[...series, opened]} missing="–" />
    </Section>
  );
}

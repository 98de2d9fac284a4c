import { Plural, Trans } from '@lingui/react/macro';
import { may } from '@subrosa/rules/moderation/staff';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { statisticsQuery, queueStatisticsQuery, type Statistics, type QueueStatistics } from '../api/statistics.ts';
import { clockAt } from '../overview/clock-at.ts';
import { Clocks } from '../overview/clocks.tsx';
import { Greeting } from '../overview/greeting.tsx';
import { OverviewCharts } from '../overview/overview-charts.tsx';
import { OverviewStats } from '../overview/overview-stats.tsx';
import { QueueStats } from '../overview/queue-stats.tsx';
import { RangeChoice } from '../overview/range-choice.tsx';
import { WaitingByKind } from '../overview/waiting-by-kind.tsx';
import stats from '../overview/stat.module.css';
import { parseOverviewSearch, type RangeDays } from '../search.ts';
import classes from '../../../shared/styles/console-page.module.css';

/** `/staff/overview`: waiting and urgent cases for moderators; also statistics for those who may view them. */
export function Overview() {
  const account = useSession((session) => session.account);
  const mayViewStatistics = may(account?.staffRole ?? null, 'view_statistics');
  const [days, handleRange] = useRange();
  const queue = useQuery(queueStatisticsQuery);
  const statistics = useQuery({ ...statisticsQuery(days), enabled: mayViewStatistics, placeholderData: (before) => before });

  return (
    <div className={classes.scroll}>
      <div className={classes.page}>
        <header className={classes.header}>
          <div>
            <h1 className={classes.title}>
              <Greeting name={account?.username ?? ''} />
            </h1>
            <p className={classes.lead}>
              <UrgentClocks clocks={queue.data?.clocks} />
            </p>
          </div>
          {mayViewStatistics && <RangeChoice value={days} onChange={handleRange} />}
        </header>
        {queue.data ? (
          <dl className={stats.stats}>
            <QueueStats queue={queue.data} />
            {statistics.data && <OverviewStats statistics={statistics.data} />}
          </dl>
        ) : (
          <QueryFallback query={queue} skeleton={<SkeletonList shape="rows" count={3} />} />
        )}
        {/* After the queue, which is higher than its placeholder. */}
        {queue.data &&
          (mayViewStatistics ? <StatisticsSection queue={queue.data} statistics={statistics} days={days} /> : <Queue queue={queue.data} />)}
      </div>
    </div>
  );
}

interface StatisticsSectionProps {
  queue: QueueStatistics;
  statistics: UseQueryResult<Statistics>;
  days: RangeDays;
}

function StatisticsSection({ queue, statistics, days }: StatisticsSectionProps) {
  if (!statistics.data) return <QueryFallback query={statistics} skeleton={<SkeletonList shape="rows" count={4} />} />;
  return <OverviewCharts statistics={statistics.data} queue={queue} rangeDays={Number(days)} />;
}

function Queue({ queue: { waiting, clocks } }: { queue: QueueStatistics }) {
  return (
    <div className={classes.two}>
      <WaitingByKind waiting={waiting} />
      <Clocks clocks={clocks} />
    </div>
  );
}

/** The number of days, which is part of the URL. */
function useRange(): [days: RangeDays, choose: (days: RangeDays) => void] {
  const { days = '14' } = parseOverviewSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const choose = (chosen: RangeDays) =>
    void navigate({ to: '/staff/overview', search: chosen === '14' ? {} : { days: chosen }, replace: true, resetScroll: false });
  return [days, choose];
}

/** The most urgent deadlines. */
function UrgentClocks({ clocks }: { clocks: QueueStatistics['clocks'] | undefined }) {
  const now = useNow().getTime();
  if (!clocks) return '\u00a0';
  const pressing = clocks.filter((clock) => clockAt(clock, now).tone !== 'calm').length;
  if (pressing === 0) return <Trans>No legal deadlines today.</Trans>;
  return <Plural value={pressing} one="# legal deadline within 24 hours." other="# legal deadlines within 24 hours." />;
}

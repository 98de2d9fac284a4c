import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stat } from './stat.tsx';
import type { QueueStatistics } from '../api/statistics.ts';
import { formatDuration } from '../duration.ts';

type QueueStatsProps = { queue: QueueStatistics };

const totalOf = (queue: QueueStatistics) => queue.waiting.reduce((sum, { count }) => sum + count, 0);

/** The waiting cases compared with last night, and their median age. */
export function QueueStats({ queue }: QueueStatsProps) {
  const { i18n } = useLingui();
  const total = totalOf(queue);
  const overdue = queue.waiting.reduce((sum, one) => sum + one.overdue, 0);
  const change = queue.lastNight === null ? 0 : total - queue.lastNight;
  return (
    <>
      <Stat
        name={<Trans>Waiting</Trans>}
        value={i18n.number(total)}
        tone={change < 0 ? 'ok' : 'calm'}
        note={
          <>
            {change < 0 && <Plural value={-change} one="# fewer than last night" other="# fewer than last night" />}
            {change > 0 && <Plural value={change} one="# more than last night" other="# more than last night" />}
            {change === 0 && queue.lastNight !== null && <Trans>same as last night</Trans>}
          </>
        }
      />
      <Stat
        name={<Trans>Median wait</Trans>}
        value={queue.medianMinutes === null ? '–' : formatDuration(queue.medianMinutes, i18n.locale)}
        note={overdue > 0 ? <Plural value={overdue} one="# overdue" other="# overdue" /> : <Trans>none overdue</Trans>}
      />
    </>
  );
}

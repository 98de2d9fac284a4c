import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { spotsQuery } from '../../subscriptions/index.ts';
import { useNow } from '../../../shared/use-now.ts';
import type { Statistics } from '../api/statistics.ts';
import { formatDuration } from '../duration.ts';
import { Stat } from './stat.tsx';

type OverviewStatsProps = { statistics: Statistics };

const NONE = '–';
const MINUTE = 60_000;

/** The share of complaints answered in time, open and overturned appeals, and the free spots that are left. */
export function OverviewStats({ statistics: { complaints, appeals } }: OverviewStatsProps) {
  const { i18n } = useLingui();
  const now = useNow().getTime();
  const spots = useQuery(spotsQuery).data;
  const percent = (part: number, whole: number) => i18n.number(part / whole, { style: 'percent', maximumFractionDigits: 0 });
  const overturned = appeals.decided > 0 ? percent(appeals.overturned, appeals.decided) : null;
  const oldest = appeals.oldestAt === null ? null : formatDuration((now - Date.parse(appeals.oldestAt)) / MINUTE, i18n.locale);
  return (
    <>
      <Stat
        name={<Trans>Complaints answered</Trans>}
        value={complaints.answered > 0 ? percent(complaints.inTime, complaints.answered) : NONE}
        note={<Trans>within 7 business days</Trans>}
      />
      <Stat
        name={<Trans>Open appeals</Trans>}
        value={i18n.number(appeals.open)}
        note={oldest === null ? <Trans>none waiting</Trans> : <Trans>oldest {oldest}</Trans>}
      />
      <Stat name={<Trans>Appeals overturned</Trans>} value={overturned ?? NONE} note={<Trans>of {appeals.decided} decided</Trans>} />
      {spots && <Stat name={<Trans>Free spots left</Trans>} value={i18n.number(spots.left)} />}
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DayStatistics } from '../calls/statistics.ts';
import { Chart } from '../charts/chart.tsx';
import { DayTable } from '../charts/day-table.tsx';
import { dayNames } from './day-names.ts';
import { Section } from './section.tsx';

type QueueLineProps = { days: readonly DayStatistics[] };

/** How many cases waited when each day ended. */
export function QueueLine({ days }: QueueLineProps) {
  const { t, i18n } = useLingui();
  const names = useMemo(() => dayNames(days, i18n.locale), [days, i18n.locale]);
  const series = useMemo(() => [{ name: t`Waiting`, values: days.map(({ waiting }) => waiting), colour: '--rose' }], [days, t]);
  const opened = { name: t`New`, values: days.map((day) => day.opened) };
  return (
    <Section title={<Trans>Queue</Trans>}>
      <Chart label={t`Cases that waited at the end of each day`} names={names} series={series} shape="line" height={190} />
      <DayTable caption={t`Queue`} days={days.map(({ day }) => day)} columns={[...series, opened]} missing="–" />
    </Section>
  );
}

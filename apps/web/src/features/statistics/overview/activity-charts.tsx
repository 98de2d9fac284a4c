import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DayStatistics } from '../api/statistics.ts';
import { Chart } from '../charts/chart.tsx';
import { DayTable } from '../charts/day-table.tsx';
import { dayNames } from './day-names.ts';
import classes from './activity-charts.module.css';
import { Section } from './section.tsx';

type ActivityChartsProps = { days: readonly DayStatistics[]; rangeDays: number };

/** Small charts of sign-ups, premium, uploads and errors, because none of them needs a decision. Small counts are not disclosed exactly. */
export function ActivityCharts({ days, rangeDays }: ActivityChartsProps) {
  const { t, i18n } = useLingui();
  const names = useMemo(() => dayNames(days, i18n.locale), [days, i18n.locale]);
  const small = useMemo(
    () => [
      { name: t`Sign-ups`, values: days.map(({ joined }) => joined), colour: '--fill', counts: 'people' },
      { name: t`Premium`, values: days.map(({ premium }) => premium), colour: '--fill', counts: 'people' },
      { name: t`Uploads`, values: days.map(({ uploads }) => uploads), colour: '--fill', counts: 'people' },
      { name: t`Errors`, values: days.map(({ errors }) => errors), colour: '--control', counts: 'errors' },
    ],
    [days, t],
  );
  return (
    <Section title={<Trans>Subrosa</Trans>}>
      <div className={classes.grid}>
        {small.map((one) => (
          <Small key={one.name} one={one} names={names} rangeDays={rangeDays} />
        ))}
      </div>
      <DayTable caption={t`Subrosa`} days={days.map(({ day }) => day)} columns={small} missing={t`fewer than 5`} />
    </Section>
  );
}

type SmallProps = {
  one: { name: string; values: readonly (number | null)[]; colour: string; counts: string };
  names: readonly string[];
  rangeDays: number;
};

/** The sum omits days whose counts are too small to disclose, so it is a lower bound. */
function Small({ one, names, rangeDays }: SmallProps) {
  const { t } = useLingui();
  const series = useMemo(() => [one], [one]);
  const within = one.values.slice(-rangeDays);
  const sum = within.reduce<number>((total, value) => total + (value ?? 0), 0);
  const isExact = within.every((value) => value !== null);
  return (
    <div className={classes.small}>
      <p className={classes.name}>{one.name}</p>
      <p className={classes.value}>
        {isExact && sum}
        {!isExact && sum > 0 && <Trans>at least {sum}</Trans>}
        {!isExact && sum === 0 && <Trans>few</Trans>}
      </p>
      <Chart label={t`${one.name}, day by day`} names={names} series={series} shape="bars" height={56} bare />
    </div>
  );
}

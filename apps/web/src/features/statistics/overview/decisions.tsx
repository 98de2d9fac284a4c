import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { DayStatistics } from '../api/statistics.ts';
import { Chart } from '../charts/chart.tsx';
import { DayTable } from '../charts/day-table.tsx';
import { dayNames } from './day-names.ts';
import { Section } from './section.tsx';
import classes from './section.module.css';

type DecisionsProps = { days: readonly DayStatistics[]; className?: string | undefined };

/** The decisions of each day, by outcome. */
export function Decisions({ days, className }: DecisionsProps) {
  const { t, i18n } = useLingui();
  const names = useMemo(() => dayNames(days, i18n.locale), [days, i18n.locale]);
  const series = useMemo(
    () => [
      { name: t`Approved`, values: days.map(({ approved }) => approved), colour: '--fill' },
      { name: t`Rejected or removed`, values: days.map(({ against }) => against), colour: '--gold' },
      { name: t`Dismissed`, values: days.map(({ dismissed }) => dismissed), colour: '--control' },
    ],
    [days, t],
  );
  const legend = (
    <ul className={classes.legend}>
      {series.map(({ name, colour }) => (
        <li key={name}>
          <span className={classes.swatch} data-colour={colour} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
  return (
    <Section title={<Trans>Decisions</Trans>} aside={legend} className={className}>
      <Chart label={t`Decisions per day, by outcome`} names={names} series={series} shape="bars" height={250} />
      <DayTable caption={t`Decisions`} days={days.map(({ day }) => day)} columns={series} missing="0" />
    </Section>
  );
}

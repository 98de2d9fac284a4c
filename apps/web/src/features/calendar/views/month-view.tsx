import { useLingui } from '@lingui/react/macro';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { weeksOf } from '../days.ts';
import { weekdayName } from '../format.ts';
import { MonthWeek } from './month-week.tsx';
import classes from './month.module.css';
import { SmallMonth } from './small-month.tsx';
import type { ViewProps } from './view-props.ts';

/** The weeks of a month with titles; on a small screen only marks, with the chosen day below. */
export function MonthView(props: ViewProps & { onChoose: (day: string) => void }) {
  const { i18n } = useLingui();
  const isSmall = useBreakpoint() === 'mobile';
  if (isSmall) return <SmallMonth {...props} />;
  const weeks = weeksOf(props.on, props.first);
  return (
    <div className={classes.month}>
      <div className={classes.header} aria-hidden="true">
        {weeks[0]?.map((day) => (
          <span key={day}>{weekdayName(i18n.locale, day, 'short')}</span>
        ))}
      </div>
      {weeks.map((days) => (
        <MonthWeek key={days[0]} days={days} {...props} />
      ))}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type CSSProperties } from 'react';
import { clockText } from '../format.ts';
import { isAllDay } from '../placing/place-entries.ts';
import { columnsOf } from '../placing/columns.ts';
import { AllDayRow } from './all-day-row.tsx';
import { DayColumn } from './day-column.tsx';
import { DayHeader } from './day-header.tsx';
import classes from './time.module.css';
import { HOUR_PX } from './time-scale.ts';
import type { Span } from './use-drag.ts';
import type { ViewProps } from './view-props.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MORNING = 8;
/** The number of all-day lanes or columns; further entries are only counted. */
const COLUMNS = { one: 8, many: 3 };

type TimeViewProps = ViewProps & {
  days: readonly string[];
  now: { day: string; minutes: number };
  /** Called when a time span was dragged, or a day's button was pressed. */
  onCreate: (span: Span) => void;
};

/** One day or seven, hour by hour. */
export function TimeView({ days, now, onCreate, ...view }: TimeViewProps) {
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const timed = view.entries.filter((positionedEntry) => !isAllDay(positionedEntry));
  const isOne = days.length === 1;
  const columns = days.map((day) => columnsOf(timed, day, isOne ? COLUMNS.one : COLUMNS.many));
  const key = days.join();

  // Scrolls to the morning, where most entries begin.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = (MORNING - 0.25) * HOUR_PX;
    const today = box.querySelector('[data-today]');
    if (box.scrollWidth > box.clientWidth && today) today.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [key]);

  return (
    // The hours scroll below the days, so the region must be focusable for keyboards.
    <div ref={scroller} className={classes.view} data-one={isOne || undefined} role="region" aria-label={t`Hours`} tabIndex={0}>
      <div className={classes.grid} style={{ '--days': days.length } as CSSProperties}>
        <div className={classes.top}>
          <div className={classes.heads}>
            <span className={classes.corner} />
            {days.map((day) => (
              <DayHeader key={day} day={day} today={view.today} isOne={isOne} onOpenDay={view.onOpenDay} onCreate={onCreate} />
            ))}
          </div>
          <AllDayRow {...view} days={days} crowded={columns.map(({ hidden }) => hidden)} isOne={isOne} />
        </div>
        <div className={classes.hours} style={{ blockSize: HOURS.length * HOUR_PX }}>
          <div className={classes.scale} aria-hidden="true">
            {HOURS.slice(1).map((hour) => (
              <span key={hour} style={{ insetBlockStart: hour * HOUR_PX }}>
                <bdi dir="ltr">{clockText(hour * 60).replace(':00', '')}</bdi>
              </span>
            ))}
          </div>
          {days.map((day, index) => (
            <DayColumn
              key={day}
              day={day}
              blocks={columns[index]?.blocks ?? []}
              now={day === now.day ? now.minutes : null}
              nameOf={view.nameOf}
              onOpen={view.onOpen}
              onCreate={onCreate}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { lanesOf } from '../placing/lanes.ts';
import { isAllDay } from '../placing/place-entries.ts';
import { MoreButton } from './more-button.tsx';
import { EntryBarButton } from './entry-bar.tsx';
import classes from './time.module.css';
import type { ViewProps } from './view-props.ts';

const LANES = { one: 20, many: 3 };

type AllDayRowProps = Pick<ViewProps, 'entries' | 'nameOf' | 'onOpen' | 'onOpenDay'> & {
  days: readonly string[];
  isOne: boolean;
  /** For each day, the number of timed entries that do not fit either. */
  crowded: readonly number[];
};

/** The entries with dates only, above the hours. */
export function AllDayRow({ entries, nameOf, days, isOne, crowded, onOpen, onOpenDay }: AllDayRowProps) {
  const most = isOne ? LANES.one : LANES.many;
  const { strips, hidden } = lanesOf(entries.filter(isAllDay), days, most);
  const lanes = Math.max(0, ...strips.map(({ lane }) => lane + 1));
  return (
    <div className={classes.allDay}>
      <span className={classes.allDayName}>
        <Trans>All day</Trans>
      </span>
      <div className={classes.allDayStrips}>
        {strips.map((strip) => (
          <EntryBarButton
            key={strip.positionedEntry.key}
            strip={strip}
            owner={nameOf(strip.positionedEntry.entry.ownerId)}
            onOpen={onOpen}
          />
        ))}
        {days.map((day, column) => {
          const count = (hidden[column] ?? 0) + (crowded[column] ?? 0);
          return count > 0 && !isOne ? (
            <span key={day} className={classes.more} style={{ gridColumn: column + 1, gridRow: lanes + 1 }}>
              <MoreButton count={count} day={day} onOpenDay={onOpenDay} />
            </span>
          ) : null;
        })}
      </div>
    </div>
  );
}

import { lineDirection } from '../entry/direction.ts';
import { KindMark } from '../entry/kind-mark.tsx';
import { EntryLabel } from '../entry/entry-label.tsx';
import type { Strip } from '../placing/lanes.ts';
import { isAllDay, type PositionedEntry } from '../placing/place.ts';
import classes from './strip.module.css';

type StripButtonProps = {
  strip: Strip;
  owner: string | undefined;
  onOpen: (placed: PositionedEntry) => void;
};

/** An entry as a line across its days. */
export function StripButton({ strip: { placed, lane, column, span, begins, ends }, owner, onOpen }: StripButtonProps) {
  const { type, mine } = placed.entry;
  return (
    <button
      type="button"
      className={classes.strip}
      data-type={type}
      data-mine={mine || undefined}
      data-whole={isAllDay(placed) || undefined}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
      style={{ gridColumn: `${column + 1} / span ${span}`, gridRow: lane + 1 }}
      onClick={() => onOpen(placed)}
    >
      <KindMark type={type} size={14} />
      <span className={classes.title} dir={lineDirection(placed.entry)}>
        <EntryLabel placed={placed} owner={owner} />
      </span>
    </button>
  );
}

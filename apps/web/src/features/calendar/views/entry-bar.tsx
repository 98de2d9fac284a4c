import { lineDirection } from '../entry/direction.ts';
import { KindIcon } from '../entry/kind-icon.tsx';
import { EntryLabel } from '../entry/entry-label.tsx';
import type { EntryBar } from '../placing/lanes.ts';
import { isAllDay, type PositionedEntry } from '../placing/place-entries.ts';
import classes from './entry-bar.module.css';

type EntryBarButtonProps = {
  strip: EntryBar;
  owner: string | undefined;
  onOpen: (positionedEntry: PositionedEntry) => void;
};

/** An entry as a bar across its days. */
export function EntryBarButton({ strip: { positionedEntry, lane, column, span, isFirst, isLast }, owner, onOpen }: EntryBarButtonProps) {
  const { type, mine } = positionedEntry.entry;
  return (
    <button
      type="button"
      className={classes.bar}
      data-type={type}
      data-mine={mine || undefined}
      data-whole={isAllDay(positionedEntry) || undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      style={{ gridColumn: `${column + 1} / span ${span}`, gridRow: lane + 1 }}
      onClick={() => onOpen(positionedEntry)}
    >
      <KindIcon type={type} size={14} />
      <span className={classes.title} dir={lineDirection(positionedEntry.entry)}>
        <EntryLabel positionedEntry={positionedEntry} owner={owner} />
      </span>
    </button>
  );
}

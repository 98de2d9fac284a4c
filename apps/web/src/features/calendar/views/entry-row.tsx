import { useLingui } from '@lingui/react/macro';
import { directionOf, lineDirection } from '../entry/direction.ts';
import { EntryTitle } from '../entry/entry-title.tsx';
import { KindMark } from '../entry/kind-mark.tsx';
import { isAllDay, type PositionedEntry } from '../placing/place.ts';
import { kindNames } from '../labels.ts';
import classes from './entry-row.module.css';
import { RowTime } from './row-time.tsx';

type EntryRowProps = {
  placed: PositionedEntry;
  /** The day under which it stands. */
  day: string;
  owner: string | undefined;
  onOpen: (placed: PositionedEntry) => void;
};

/** An entry as a line of a list. */
export function EntryRow({ placed, day, owner, onOpen }: EntryRowProps) {
  const { t } = useLingui();
  const { type, title, mine } = placed.entry;
  const detail = type === 'travel' && title ? <bdi>{title}</bdi> : t(kindNames[type]);
  return (
    <button
      type="button"
      className={classes.row}
      data-mine={mine || undefined}
      data-whole={isAllDay(placed) || undefined}
      onClick={() => onOpen(placed)}
    >
      <RowTime placed={placed} day={day} />
      <span className={classes.mark}>
        <KindMark type={type} size={20} />
      </span>
      <span className={classes.text}>
        <span className={classes.title} dir={lineDirection(placed.entry)}>
          <EntryTitle entry={placed.entry} owner={owner} />
        </span>
        <span className={classes.detail} dir={type === 'travel' ? directionOf(title) : undefined}>
          {detail}
        </span>
      </span>
      {mine && <span className={classes.mine}>{t`Yours`}</span>}
    </button>
  );
}

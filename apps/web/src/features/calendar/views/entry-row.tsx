import { useLingui } from '@lingui/react/macro';
import { directionOf, lineDirection } from '../entry/direction.ts';
import { EntryTitle } from '../entry/entry-title.tsx';
import { KindIcon } from '../entry/kind-icon.tsx';
import { isAllDay, type PositionedEntry } from '../placing/place-entries.ts';
import { kindNames } from '../labels.ts';
import classes from './entry-row.module.css';
import { RowTime } from './row-time.tsx';

type EntryRowProps = {
  positionedEntry: PositionedEntry;
  /** The day below which the entry is listed. */
  day: string;
  owner: string | undefined;
  onOpen: (positionedEntry: PositionedEntry) => void;
};

/** An entry as a row of a list. */
export function EntryRow({ positionedEntry, day, owner, onOpen }: EntryRowProps) {
  const { t } = useLingui();
  const { type, title, mine } = positionedEntry.entry;
  const detail = type === 'travel' && title ? <bdi>{title}</bdi> : t(kindNames[type]);
  return (
    <button
      type="button"
      className={classes.row}
      data-mine={mine || undefined}
      data-whole={isAllDay(positionedEntry) || undefined}
      onClick={() => onOpen(positionedEntry)}
    >
      <RowTime positionedEntry={positionedEntry} day={day} />
      <span className={classes.icon}>
        <KindIcon type={type} size={20} />
      </span>
      <span className={classes.text}>
        <span className={classes.title} dir={lineDirection(positionedEntry.entry)}>
          <EntryTitle entry={positionedEntry.entry} owner={owner} />
        </span>
        <span className={classes.detail} dir={type === 'travel' ? directionOf(title) : undefined}>
          {detail}
        </span>
      </span>
      {mine && <span className={classes.mine}>{t`Yours`}</span>}
    </button>
  );
}

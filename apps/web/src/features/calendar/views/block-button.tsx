import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { EntryTitle } from '../entry/entry-title.tsx';
import { clockText } from '../format.ts';
import type { Block } from '../placing/columns.ts';
import type { PositionedEntry } from '../placing/place-entries.ts';
import { kindNames } from '../labels.ts';
import classes from './block.module.css';
import { pixelsOf } from './time-scale.ts';

const OVERLAP = 1.6;

type BlockButtonProps = {
  block: Block;
  owner: string | undefined;
  onOpen: (positionedEntry: PositionedEntry) => void;
};

/** An entry as a block within its hours. */
export function BlockButton({ block: { positionedEntry, start, end, column, columns }, owner, onOpen }: BlockButtonProps) {
  const { t } = useLingui();
  const { entry } = positionedEntry;
  return (
    <button
      type="button"
      className={classes.block}
      data-type={entry.type}
      data-mine={entry.mine || undefined}
      data-room={end - start < 45 ? 'line' : end - start < 75 ? 'lines' : undefined}
      style={{
        insetBlockStart: pixelsOf(start),
        blockSize: pixelsOf(end - start),
        insetInlineStart: `${(column / columns) * 100}%`,
        // The next block overlaps its end, because half a column could not contain a word.
        inlineSize: `${(column === columns - 1 ? 1 : OVERLAP) * (100 / columns)}%`,
      }}
      onClick={() => onOpen(positionedEntry)}
    >
      <span className={classes.inside}>
        <VisuallyHidden>{t(kindNames[entry.type])} </VisuallyHidden>
        <b>
          <EntryTitle entry={entry} owner={owner} />
        </b>{' '}
        <small>
          <bdi dir="ltr">{clockText(positionedEntry.start ?? start)}</bdi>
        </small>
      </span>
    </button>
  );
}

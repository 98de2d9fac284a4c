import type { Block } from '../placing/columns.ts';
import type { PositionedEntry } from '../placing/place-entries.ts';
import { clockText } from '../format.ts';
import { BlockButton } from './block-button.tsx';
import classes from './time.module.css';
import { pixelsOf } from './time-scale.ts';
import { useDrag, type Span } from './use-drag.ts';

type DayColumnProps = {
  day: string;
  blocks: readonly Block[];
  /** Minutes since midnight today; null on other days. */
  now: number | null;
  nameOf: (ownerId: string) => string | undefined;
  onOpen: (positionedEntry: PositionedEntry) => void;
  onCreate: (span: Span) => void;
};

/** The hours of a day. Dragging over them creates an entry; without a mouse, the header has a button for it. */
export function DayColumn({ day, blocks, now, nameOf, onOpen, onCreate }: DayColumnProps) {
  const { drawn, handlers } = useDrag(day, onCreate);
  return (
    <div className={classes.column} data-day={day} data-today={now !== null || undefined} {...handlers}>
      {blocks.map((block) => (
        <BlockButton key={block.positionedEntry.key} block={block} owner={nameOf(block.positionedEntry.entry.ownerId)} onOpen={onOpen} />
      ))}
      {drawn && (
        <div
          className={classes.drawn}
          aria-hidden="true"
          style={{ insetBlockStart: pixelsOf(drawn.start), blockSize: pixelsOf(drawn.end - drawn.start) }}
        >
          <bdi dir="ltr">
            {clockText(drawn.start)} – {clockText(drawn.end)}
          </bdi>
        </div>
      )}
      {now !== null && <div className={classes.now} aria-hidden="true" style={{ insetBlockStart: pixelsOf(now) }} />}
    </div>
  );
}

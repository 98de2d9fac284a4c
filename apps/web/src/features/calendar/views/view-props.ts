import type { PositionedEntry } from '../placing/place-entries.ts';

/** The props of every view. */
export type ViewProps = {
  entries: readonly PositionedEntry[];
  /** The name of an entry's owner. */
  nameOf: (ownerId: string) => string | undefined;
  /** A day of the view. */
  on: string;
  today: string;
  /** The first day of the week. */
  first: number;
  onOpen: (positionedEntry: PositionedEntry) => void;
  onOpenDay: (day: string) => void;
};

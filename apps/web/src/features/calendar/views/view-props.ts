import type { PositionedEntry } from '../placing/place-entries.ts';

/** What every view gets. */
export type ViewProps = {
  entries: readonly PositionedEntry[];
  /** Whose an entry is, by name. */
  nameOf: (ownerId: string) => string | undefined;
  /** A day of the view. */
  on: string;
  today: string;
  /** The first day of the week. */
  first: number;
  onOpen: (positionedEntry: PositionedEntry) => void;
  onOpenDay: (day: string) => void;
};

import type { ProfileChange } from '@subrosa/contract/profiles/parts';
import { readAudiences } from './audiences.ts';
import { readBirth, readChoices, readLists, readMeasures, readCity } from './choices.ts';
import { throwIfInvalid, type Draft, type Facts, type ReadPart } from './draft.ts';
import { readAbout, readWishlistAndStore, readBoundaries, readMedical } from './texts.ts';

const parts: readonly ReadPart[] = [
  readChoices,
  readLists,
  readBirth,
  readCity,
  readMeasures,
  readAbout,
  readBoundaries,
  readWishlistAndStore,
  readMedical,
  readAudiences,
];

/** What a change does to the row; refuses where anything of it is wrong. */
export function readChange(change: ProfileChange, facts: Facts): Pick<Draft, 'columns' | 'removed'> {
  const draft: Draft = { columns: {}, problems: new Map(), removed: [] };
  for (const read of parts) read(draft, change, facts);
  throwIfInvalid(draft.problems);
  return draft;
}

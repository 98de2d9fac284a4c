import type { ProfileChange } from '@subrosa/contract/profiles/parts';
import { readAudiences } from './audiences.ts';
import { readBirth, readChoices, readLists, readMeasures, readPlace } from './choices.ts';
import { refuseProblems, type Draft, type Facts, type ReadPart } from './draft.ts';
import { readAbout, readAddresses, readBoundaries, readMedical } from './texts.ts';

const parts: readonly ReadPart[] = [
  readChoices,
  readLists,
  readBirth,
  readPlace,
  readMeasures,
  readAbout,
  readBoundaries,
  readAddresses,
  readMedical,
  readAudiences,
];

/** What a change does to the row; refuses where anything of it is wrong. */
export function readChange(change: ProfileChange, facts: Facts): Pick<Draft, 'columns' | 'removed'> {
  const draft: Draft = { columns: {}, problems: new Map(), removed: [] };
  for (const read of parts) read(draft, change, facts);
  refuseProblems(draft.problems);
  return draft;
}

import type { ProfileChange } from '@subrosa/contract/profiles/schemas';
import { validateAudiences } from './audiences.ts';
import { validateBirth, validateChoices, validateLists, validateMeasures, validateCity } from './choices.ts';
import { throwIfInvalid, type Draft, type ChangeContext, type ValidatePart } from './draft.ts';
import { validateAbout, validateWishlistAndStore, validateBoundaries, validateMedical } from './texts.ts';

const validators: readonly ValidatePart[] = [
  validateChoices,
  validateLists,
  validateBirth,
  validateCity,
  validateMeasures,
  validateAbout,
  validateBoundaries,
  validateWishlistAndStore,
  validateMedical,
  validateAudiences,
];

/** Returns the columns that a change writes, or throws if any part of it is invalid. */
export function validateChange(change: ProfileChange, facts: ChangeContext): Pick<Draft, 'columns' | 'removed'> {
  const draft: Draft = { columns: {}, problems: new Map(), removed: [] };
  for (const read of validators) read(draft, change, facts);
  throwIfInvalid(draft.problems);
  return draft;
}

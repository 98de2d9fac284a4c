import type { RequestText } from '@subrosa/contract/requests/schemas';
import type { OpportunityType } from '@subrosa/rules/requests/post';
import type { City } from '../../../shared/ui/city-picker.tsx';
import type { RequestView } from '../api/request.ts';

/** The values of a post's form. */
export type Draft = {
  title: string;
  description: string;
  type: OpportunityType | null;
  fetish: string | null;
  /** As typed. */
  price: string;
  city: City | null;
  mediaIds: readonly string[];
};

export type DraftField = keyof Draft;

export const emptyDraft: Draft = { title: '', description: '', type: null, fetish: null, price: '', city: null, mediaIds: [] };

export function draftOfRequest({ title, description, type, fetish, location, own }: RequestView): Draft {
  return { title, description, type, fetish, price: own?.price ?? '', city: location, mediaIds: own?.media.map(({ id }) => id) ?? [] };
}

/** The wire format of a draft, complete or not. */
export function wireOf({ city, mediaIds, ...texts }: Draft) {
  return { ...texts, cityId: city?.id ?? null, mediaIds: [...mediaIds] };
}

/** Runs after validation, so that no required value is missing. */
export function textOf(draft: Draft): RequestText {
  const { type, fetish, ...others } = wireOf(draft);
  return { ...others, type: type ?? 'other', fetish: fetish ?? '' };
}

const wordOf = (draft: Draft, field: DraftField) => JSON.stringify(wireOf({ ...emptyDraft, [field]: draft[field] }));

export function changedFields(draft: Draft, saved: Draft): DraftField[] {
  return (Object.keys(draft) as DraftField[]).filter((field) => wordOf(draft, field) !== wordOf(saved, field));
}

/** Applies the changes of this form on top of what another window saved. */
export function rebase(draft: Draft, saved: Draft, latest: Draft): Draft {
  const mine = changedFields(draft, saved).map((field) => [field, draft[field]]);
  return { ...latest, ...(Object.fromEntries(mine) as Partial<Draft>) };
}

/** The city is a default value, so a draft with only a city is empty. */
export function isEmpty(draft: Draft): boolean {
  return changedFields(draft, { ...emptyDraft, city: draft.city }).length === 0;
}

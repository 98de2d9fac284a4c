import type { RequestText } from '@subrosa/contract/requests/schemas';
import type { OpportunityType } from '@subrosa/rules/requests/post';
import type { City } from '../../../shared/ui/city-picker.tsx';
import type { RequestView } from '../api/request.ts';

/** A post as its form holds it. */
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

/** As the service takes it, finished or not. */
export function wireOf({ city, mediaIds, ...texts }: Draft) {
  return { ...texts, cityId: city?.id ?? null, mediaIds: [...mediaIds] };
}

/** Checked before: nothing that is required is missing. */
export function textOf(draft: Draft): RequestText {
  const { type, fetish, ...others } = wireOf(draft);
  return { ...others, type: type ?? 'other', fetish: fetish ?? '' };
}

const wordOf = (draft: Draft, field: DraftField) => JSON.stringify(wireOf({ ...emptyDraft, [field]: draft[field] }));

export function changedFields(draft: Draft, saved: Draft): DraftField[] {
  return (Object.keys(draft) as DraftField[]).filter((field) => wordOf(draft, field) !== wordOf(saved, field));
}

/** What was written here on top of what another window saved. */
export function rebase(draft: Draft, saved: Draft, latest: Draft): Draft {
  const mine = changedFields(draft, saved).map((field) => [field, draft[field]]);
  return { ...latest, ...(Object.fromEntries(mine) as Partial<Draft>) };
}

/** The city alone is no draft: it stands there from the beginning. */
export function isEmpty(draft: Draft): boolean {
  return changedFields(draft, { ...emptyDraft, city: draft.city }).length === 0;
}

import type { ProfileChange } from '@subrosa/contract/profiles/schemas';
import { wireDateOf } from '../../../shared/format/typed-date.ts';
import type { Draft, DraftField } from './draft.ts';

const lines = (written: readonly string[]) => written.map((line) => line.trim()).filter((line) => line !== '');
const orNull = (text: string) => text.trim() || null;

/** How each field is written for the server; other fields are sent unchanged. */
const writers: { [Field in DraftField]?: (draft: Draft) => ProfileChange } = {
  birthDate: ({ birthDate }) => ({ birthDate: wireDateOf(birthDate.trim()) }),
  welcomes: ({ welcomes }) => ({ welcomes: lines(welcomes) }),
  declines: ({ declines }) => ({ declines: lines(declines) }),
  medical: ({ medical }) => ({ medical: orNull(medical) }),
  city: ({ city }) => ({ cityId: city?.id ?? null }),
  wishlistUrl: ({ wishlistUrl }) => ({ wishlistUrl: orNull(wishlistUrl) }),
  storeNumber: ({ storeNumber }) => ({ storeNumber: orNull(storeNumber) }),
  // Saved by a separate request.
  payment: () => ({}),
};

/** These choices cannot be cleared, so a field that is still empty is not sent. */
const isEmptyChoice = (draft: Draft, field: DraftField) =>
  draft[field] === null && !['weightGrams', 'heightMillimetres', 'shoeSizeTenths', 'city'].includes(field);

export function changeOf(draft: Draft, fields: readonly DraftField[]): ProfileChange {
  const parts = fields.filter((field) => !isEmptyChoice(draft, field)).map((field) => writers[field]?.(draft) ?? { [field]: draft[field] });
  return Object.assign({}, ...parts) as ProfileChange;
}

const renamed: Readonly<Record<string, DraftField>> = { cityId: 'city', methods: 'payment' };

/** The field of a path in the wire format: `welcomes` of `welcomes.2`, `city` of `cityId`. */
export function fieldOf(path: string): string {
  const [name = ''] = path.split('.');
  return renamed[name] ?? name;
}

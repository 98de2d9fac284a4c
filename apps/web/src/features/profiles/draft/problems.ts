import type { FieldProblem } from '@subrosa/contract/error-codes';
import { birthDateError } from '../../../shared/format/birth-date.ts';
import type { Draft, DraftField } from './draft.ts';

export type FieldErrorCodes = Partial<Record<DraftField, FieldProblem>>;

type ValidationContext = { timeZone: string; now: Date };
type FieldValidator = (draft: Draft, circumstances: ValidationContext) => FieldProblem | null | false;

const MOST_GRAMS = 500_000;
const MOST_MILLIMETRES = 3000;
const SHOES = { least: 150, most: 600 };

const isPositive = (amount: number) => amount > 0;

function measureError(amount: number | null, most: number, tooLittle: FieldProblem): FieldProblem | null {
  if (amount === null) return null;
  if (!isPositive(amount)) return tooLittle;
  return amount > most ? 'field.invalid' : null;
}

function shoeError(tenths: number | null): FieldProblem | null {
  const fits = tenths === null || (tenths >= SHOES.least && tenths <= SHOES.most);
  return fits ? null : 'field.invalid';
}

export function urlError(url: string): FieldProblem | null {
  const typed = url.trim();
  return typed === '' || (typed.startsWith('https://') && URL.canParse(typed)) ? null : 'url.invalid';
}

export function storeNumberError(storeNumber: string): FieldProblem | null {
  return /^(\d{3,20})?$/.test(storeNumber.trim()) ? null : 'storeNumber.invalid';
}

/** The local validation of fields, before anything is sent. Only the server can validate the others. */
const validators: Partial<Record<DraftField, FieldValidator>> = {
  gender: ({ gender }) => gender === null && 'gender.required',
  birthDate: ({ birthDate }, { timeZone, now }) => birthDateError(birthDate, timeZone, now),
  bodyType: ({ bodyType }) => bodyType === null && 'bodyType.required',
  ethnicity: ({ ethnicity }) => ethnicity === null && 'ethnicity.required',
  weightGrams: ({ weightGrams }) => measureError(weightGrams, MOST_GRAMS, 'weight.invalid'),
  heightMillimetres: ({ heightMillimetres }) => measureError(heightMillimetres, MOST_MILLIMETRES, 'height.invalid'),
  shoeSizeTenths: ({ shoeSizeTenths }) => shoeError(shoeSizeTenths),
  experience: ({ experience }) => experience === null && 'experience.required',
  expertise: ({ expertise }) => expertise.length === 0 && 'expertise.required',
  languages: ({ languages }) => languages.length === 0 && 'languages.required',
  supportedLanguage: ({ supportedLanguage }) => supportedLanguage === null && 'supportedLanguage.required',
  interests: ({ interests }) => interests.length === 0 && 'interests.required',
  city: ({ city }) => city === null && 'city.required',
  wishlistUrl: ({ wishlistUrl }) => urlError(wishlistUrl),
  storeNumber: ({ storeNumber }) => storeNumberError(storeNumber),
};

/** The errors of these fields, or of all. */
export function validateDraft(draft: Draft, circumstances: ValidationContext, fields?: readonly DraftField[]): FieldErrorCodes {
  const found = (fields ?? (Object.keys(draft) as DraftField[])).map(
    (field) => [field, validators[field]?.(draft, circumstances)] as const,
  );
  return Object.fromEntries(found.filter(([, problem]) => Boolean(problem)));
}

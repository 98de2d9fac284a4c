import {
  desiredGenders,
  expandDesiredGender,
  genderAliases,
  genders,
  type DesiredGender,
  type Gender,
  type SingleDesiredGender,
} from '../reference/choices.ts';
import { interests, type InterestSlug } from '../reference/interests.ts';
import { languages } from '../reference/languages.ts';

// Maps, so that a word such as "constructor" finds nothing.
const genderByLabel: ReadonlyMap<string, Gender> = new Map([
  ...genders.map((gender) => [gender, gender] as const),
  ...(Object.entries(genderAliases) as [string, Gender][]),
]);
const numberBySlug: ReadonlyMap<string, number> = new Map(interests.map(({ slug, number }) => [slug, number]));
const slugByNumber: ReadonlyMap<number, InterestSlug> = new Map(interests.map(({ slug, number }) => [number, slug]));

/** What a word for a gender is stored as; null where it is none of ours. */
export function genderOf(word: string): Gender | null {
  return genderByLabel.get(word) ?? null;
}

/** A set in its own order; null where a word is none of ours. */
export function desiredGendersOf(values: readonly string[]): SingleDesiredGender[] | null {
  if (!values.every((word): word is DesiredGender => (desiredGenders as readonly string[]).includes(word))) return null;
  const wanted = new Set(values.flatMap((word) => expandDesiredGender(word)));
  return (['man', 'woman', 'other'] as const).filter((gender) => wanted.has(gender));
}

/** In the order in which they were chosen, each once; null where a slug is none of ours. */
export function interestNumbersOf(slugs: readonly string[]): number[] | null {
  const numbers = [...new Set(slugs)].map((slug) => numberBySlug.get(slug));
  return numbers.every((number) => number !== undefined) ? numbers : null;
}

/** Numbers of interests that we do not have any more are left out. */
export function interestSlugsOf(numbers: readonly number[]): InterestSlug[] {
  return numbers.flatMap((number) => slugByNumber.get(number) ?? []);
}

export function languagesOf(codes: readonly string[]): string[] | null {
  const spoken = [...new Set(codes)];
  return spoken.every((code) => (languages as readonly string[]).includes(code)) ? spoken : null;
}

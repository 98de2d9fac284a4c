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

/** Answers the question about expertise with "none yet". It is chosen alone; others see no areas at all. */
export const NO_EXPERTISE = 'none';

/** Stored in place of the numbers of interests, which start at 1. */
const NO_EXPERTISE_NUMBER = 0;

// Maps, so that a name such as "constructor" finds nothing.
const genderByLabel: ReadonlyMap<string, Gender> = new Map([
  ...genders.map((gender) => [gender, gender] as const),
  ...(Object.entries(genderAliases) as [string, Gender][]),
]);
const numberBySlug: ReadonlyMap<string, number> = new Map(interests.map(({ slug, number }) => [slug, number]));
const slugByNumber: ReadonlyMap<number, InterestSlug> = new Map(interests.map(({ slug, number }) => [number, slug]));

/** Returns the stored gender of a name or alias; null for an unknown one. */
export function genderOf(word: string): Gender | null {
  return genderByLabel.get(word) ?? null;
}

/** Returns the set in a fixed order; null if a name is unknown. */
export function desiredGendersOf(values: readonly string[]): SingleDesiredGender[] | null {
  if (!values.every((word): word is DesiredGender => (desiredGenders as readonly string[]).includes(word))) return null;
  const wanted = new Set(values.flatMap((word) => expandDesiredGender(word)));
  return (['man', 'woman', 'other'] as const).filter((gender) => wanted.has(gender));
}

/** Returns numbers in the order of choice, without duplicates; null if a slug is unknown. */
export function interestNumbersOf(slugs: readonly string[]): number[] | null {
  const numbers = [...new Set(slugs)].map((slug) => numberBySlug.get(slug));
  return numbers.every((number) => number !== undefined) ? numbers : null;
}

/** Omits numbers of interests that were removed. */
export function interestSlugsOf(numbers: readonly number[]): InterestSlug[] {
  return numbers.flatMap((number) => slugByNumber.get(number) ?? []);
}

export function expertiseNumbersOf(slugs: readonly string[]): number[] | null {
  return slugs.length === 1 && slugs[0] === NO_EXPERTISE ? [NO_EXPERTISE_NUMBER] : interestNumbersOf(slugs);
}

/** The areas of expertise as their owner chose them; `interestSlugsOf` has those that others see. */
export function expertiseSlugsOf(numbers: readonly number[]): (InterestSlug | typeof NO_EXPERTISE)[] {
  return numbers.includes(NO_EXPERTISE_NUMBER) ? [NO_EXPERTISE] : interestSlugsOf(numbers);
}

export function languagesOf(codes: readonly string[]): string[] | null {
  const spoken = [...new Set(codes)];
  return spoken.every((code) => (languages as readonly string[]).includes(code)) ? spoken : null;
}

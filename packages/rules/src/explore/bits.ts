import { genderOf } from '../profiles/choices.ts';
import { genders } from '../reference/choices.ts';
import { languages, type LanguageCode } from '../reference/languages.ts';
import { ageBands, type AgeBand } from './filter.ts';
import type { ExploreStatus, SearchPlan, SearchRole } from './filter.ts';

/** Values of `attribute_bits` in a search row. */
export const attributeBits = { confidant: 1, premium: 2, verified: 4, private: 8, traveling: 16, firstGender: 32 } as const;

const TRAVELING_TOKEN = 2000;
const FIRST_AGE = 2100;
const FIRST_LANGUAGE = 3000;
/** Above all other tokens; ids of cities have at most eight digits. */
const FIRST_CITY = 10_000_000;
const FIRST_CLASS = 1000;
const KINDS = 8;

export interface AttributeFilter {
  role: SearchRole;
  plan: SearchPlan;
  /** Any of these genders; an empty list matches all. */
  genders: readonly string[];
  statuses: readonly ExploreStatus[];
  /** Interest numbers; any of these. */
  interests: readonly number[];
  /** Any of these bands; only members whose age everybody may see. */
  ages?: readonly AgeBand[];
  /** Any of these. */
  languages?: readonly LanguageCode[];
  cityId?: number | null;
}

/** The lists of tokens; the last three are not repeated as bits. */
export const searchFacets = ['classes', 'interests', 'traveling', 'ages', 'languages', 'whereabouts'] as const;

export type SearchFacet = (typeof searchFacets)[number];

/** A filter as compared with search rows: `attribute_bits & mask = marks`, and at least one bit of each non-empty list. */
export interface BitFilter {
  mask: number;
  marks: number;
  genders: number;
  low: bigint;
  high: bigint;
  /** The same as tokens: each non-empty list must share one with the row. */
  tokens: Readonly<Record<SearchFacet, readonly number[]>>;
}

const marksOf: Readonly<Record<SearchRole | SearchPlan, readonly [mask: number, marks: number]>> = {
  all: [0, 0],
  confidant: [attributeBits.confidant, attributeBits.confidant],
  fetishist: [attributeBits.confidant, 0],
  premium: [attributeBits.premium, attributeBits.premium],
  regular: [attributeBits.premium, 0],
};

export function bitFilter({
  role,
  plan,
  genders: genderNames,
  statuses,
  interests,
  ages = [],
  languages: spoken = [],
  cityId = null,
}: AttributeFilter): BitFilter {
  const verified = statuses.includes('verified') ? attributeBits.verified : 0;
  const traveling = statuses.includes('traveling');
  const [roleMask, roleMarks] = marksOf[role];
  const [planMask, planMarks] = marksOf[plan];
  const kind = { mask: roleMask | planMask | verified, marks: roleMarks | planMarks | verified };
  const positions = [...new Set(genderNames.map((word) => genderPosition(word)))].toSorted((one, other) => one - other);
  return {
    mask: kind.mask | (traveling ? attributeBits.traveling : 0),
    marks: kind.marks | (traveling ? attributeBits.traveling : 0),
    genders: positions.reduce((bits, position) => bits | (attributeBits.firstGender << (position - 1)), 0),
    low: bitsOf(interests.filter((number) => number < 64)),
    high: bitsOf(interests.filter((number) => number >= 64).map((number) => number - 64)),
    tokens: {
      classes: kind.mask === 0 && positions.length === 0 ? [] : classTokens(kind, positions),
      interests,
      traveling: traveling ? [TRAVELING_TOKEN] : [],
      ages: ageBands.flatMap((band, index) => (ages.includes(band) ? [FIRST_AGE + index] : [])),
      languages: languages.flatMap((code, index) => (spoken.includes(code) ? [FIRST_LANGUAGE + index] : [])),
      whereabouts: cityId === null ? [] : [FIRST_CITY + cityId],
    },
  };
}

/** Whether a search must read the tokens of each row, because bits do not contain what it compares. */
export const readsTokens = ({ tokens }: BitFilter): boolean => tokens.ages.length + tokens.languages.length + tokens.whereabouts.length > 0;

/** From 1, as in search rows; 0 is a gender that is not public. */
const genderPosition = (word: string) => genders.indexOf(genderOf(word) ?? 'other') + 1;

const bitsOf = (numbers: readonly number[]) =>
  BigInt.asIntN(
    64,
    numbers.reduce((bits, number) => bits | (1n << BigInt(number)), 0n),
  );

/** A row has one gender and one kind: confidant, premium and verified as bits. */
function classTokens({ mask, marks }: { mask: number; marks: number }, positions: readonly number[]): number[] {
  const kinds = Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => (kind & mask) === marks);
  const wanted = positions.length > 0 ? positions : [0, ...genders.map((_, index) => index + 1)];
  return wanted.flatMap((position) => kinds.map((kind) => FIRST_CLASS + KINDS * position + kind));
}

import { genderOf } from '../profiles/choices.ts';
import { genders } from '../reference/choices.ts';
import { opportunityTypes, type OpportunityType } from './post.ts';
import { bucketOf, priceBuckets, type PriceBucket } from './price.ts';

/** The first bit of each group in the `attribute_bits` of a post; one bit of each group is set. */
const FIRST = { type: 0, price: 8, offers: 13, gender: 15 } as const;
const TOKEN = { type: 200, price: 300, poster: 1000 } as const;

const bitsOf = (first: number, positions: readonly number[]) => positions.reduce((bits, position) => bits | (1 << (first + position)), 0);
const all = (count: number) => Array.from({ length: count }, (_, position) => position);

/** Bits and tokens of the content; the database adds those of the poster. */
export function postBits({ type, cents, fetish }: { type: OpportunityType; cents: number; fetish: number }) {
  const [kind, bucket] = [opportunityTypes.indexOf(type), priceBuckets.indexOf(bucketOf(cents))];
  return {
    attributeBits: bitsOf(FIRST.type, [kind]) | bitsOf(FIRST.price, [bucket]),
    tokens: [fetish, TOKEN.type + kind, TOKEN.price + bucket],
  };
}

/** All bits of the type of opportunity. */
export const TYPE_BITS = bitsOf(FIRST.type, all(opportunityTypes.length));

/** All bits of the poster, which change with their profile. */
export const POSTER_BITS = bitsOf(FIRST.offers, all(2)) | bitsOf(FIRST.gender, all(genders.length + 1));

export interface AttributeFilter {
  types: readonly OpportunityType[];
  prices: readonly PriceBucket[];
  /** Offers of confidants (true), of fetishists (false), or both (null). */
  offers: boolean | null;
  /** Any of these genders. */
  genders: readonly string[];
  /** Interest numbers; an empty list matches all. */
  fetishes: readonly number[];
}

export interface RequestFilter {
  /** Each mask shares a bit with the attributes of a matching post. */
  masks: { types: number; prices: number; offers: number; genders: number };
  fetishes: readonly number[];
  /** The same as tokens: each non-empty list shares one with the post. */
  tokens: { types: readonly number[]; prices: readonly number[]; fetishes: readonly number[]; posters: readonly number[] };
}

/** A filter as compared with posts. An unset filter matches every bit of its group. */
export function requestFilter({ types, prices, offers, genders: genderNames, fetishes }: AttributeFilter): RequestFilter {
  const kinds = types.map((type) => opportunityTypes.indexOf(type));
  const buckets = prices.map((bucket) => priceBuckets.indexOf(bucket));
  const sides = offers === null ? [] : [offers ? 0 : 1];
  // From 1; 0 is a gender that is not public.
  const positions = genderNames.map((word) => genders.indexOf(genderOf(word) ?? 'other') + 1);
  const mask = (first: number, chosen: readonly number[], count: number) => bitsOf(first, chosen.length > 0 ? chosen : all(count));
  const posters = (positions.length > 0 ? positions : all(genders.length + 1)).flatMap((position) =>
    (sides.length > 0 ? sides : [0, 1]).map((side) => TOKEN.poster + 2 * position + (1 - side)),
  );
  const inOrder = (list: readonly number[]) => [...new Set(list)].toSorted((one, other) => one - other);
  return {
    masks: {
      types: mask(FIRST.type, kinds, opportunityTypes.length),
      prices: mask(FIRST.price, buckets, priceBuckets.length),
      offers: mask(FIRST.offers, sides, 2),
      genders: mask(FIRST.gender, positions, genders.length + 1),
    },
    fetishes: inOrder(fetishes),
    tokens: {
      types: inOrder(kinds.map((kind) => TOKEN.type + kind)),
      prices: inOrder(buckets.map((bucket) => TOKEN.price + bucket)),
      fetishes: inOrder(fetishes),
      posters: sides.length === 0 && positions.length === 0 ? [] : inOrder(posters),
    },
  };
}

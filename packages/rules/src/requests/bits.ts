import { genderOf } from '../profiles/choices.ts';
import { genders } from '../reference/choices.ts';
import { opportunityTypes, type OpportunityType } from './post.ts';
import { bucketOf, priceBuckets, type PriceBucket } from './price.ts';

/** Where each group of bits begins in the `traits` of a post; one bit of each group is set. */
const FIRST = { type: 0, price: 8, offers: 13, gender: 15 } as const;
const TOKEN = { type: 200, price: 300, poster: 1000 } as const;

const bitsOf = (first: number, positions: readonly number[]) => positions.reduce((bits, position) => bits | (1 << (first + position)), 0);
const all = (count: number) => Array.from({ length: count }, (_, position) => position);

/** The bits and tokens of what was written; those of the poster are added by the database. */
export function postBits({ type, cents, fetish }: { type: OpportunityType; cents: number; fetish: number }) {
  const [kind, bucket] = [opportunityTypes.indexOf(type), priceBuckets.indexOf(bucketOf(cents))];
  return {
    traits: bitsOf(FIRST.type, [kind]) | bitsOf(FIRST.price, [bucket]),
    tokens: [fetish, TOKEN.type + kind, TOKEN.price + bucket],
  };
}

/** All bits that say which type of opportunity a post is. */
export const TYPE_BITS = bitsOf(FIRST.type, all(opportunityTypes.length));

/** All bits that are the poster's, and change with them. */
export const POSTER_BITS = bitsOf(FIRST.offers, all(2)) | bitsOf(FIRST.gender, all(genders.length + 1));

export interface AttributeFilter {
  types: readonly OpportunityType[];
  prices: readonly PriceBucket[];
  /** Of confidants, of fetishists, or of both. */
  offers: boolean | null;
  /** Any of these words. */
  genders: readonly string[];
  /** Numbers; none wants all. */
  fetishes: readonly number[];
}

export interface RequestFilter {
  /** Each shares a bit with the traits of a post that matches. */
  masks: { types: number; prices: number; offers: number; genders: number };
  fetishes: readonly number[];
  /** The same as tokens: every list that is not empty shares one with the post. */
  tokens: { types: readonly number[]; prices: readonly number[]; fetishes: readonly number[]; posters: readonly number[] };
}

/** A filter as posts are compared with it. What is not asked for matches every bit of its group. */
export function requestFilter({ types, prices, offers, genders: genderNames, fetishes }: AttributeFilter): RequestFilter {
  const kinds = types.map((type) => opportunityTypes.indexOf(type));
  const buckets = prices.map((bucket) => priceBuckets.indexOf(bucket));
  const sides = offers === null ? [] : [offers ? 0 : 1];
  // From 1; 0 is no gender that everybody may know.
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

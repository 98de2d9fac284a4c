/** Whole cents, to avoid floating-point rounding. */
export const MOST_CENTS = 999_900;

export type PriceProblem = 'price.required' | 'price.tooLow' | 'price.tooHigh' | 'price.decimals';

const SHAPE = /^(?<dollars>\d+)(?:[.,](?<decimals>\d*))?$/u;

/** Parses an amount in dollars to cents, or returns what is wrong with it. */
export function parsePrice(typed: string): { cents: number } | { problem: PriceProblem } {
  const text = typed.trim().replace(/^\$\s*/u, '');
  if (text === '') return { problem: 'price.required' };
  if (/^-\s*\$?\d/u.test(text)) return { problem: 'price.tooLow' };
  const { dollars = '', decimals = '' } = SHAPE.exec(text)?.groups ?? {};
  if (dollars === '') return { problem: 'price.required' };
  // Rejects `1,000` too, which could mean a thousand or one.
  if (decimals.length > 2) return { problem: 'price.decimals' };
  const cents = Number(dollars) * 100 + Number(decimals.padEnd(2, '0'));
  if (cents <= 0) return { problem: 'price.tooLow' };
  return cents > MOST_CENTS ? { problem: 'price.tooHigh' } : { cents };
}

export const priceBuckets = ['under_25', '25_50', '50_100', '100_200', 'above_200'] as const;

export type PriceBucket = (typeof priceBuckets)[number];

/**
 * The lower bound of each bucket, in cents. 200 dollars belong to the fourth bucket; every other bound belongs to the next
 * one.
 */
const beginnings: readonly (readonly [PriceBucket, number])[] = [
  ['above_200', 20_001],
  ['100_200', 10_000],
  ['50_100', 5000],
  ['25_50', 2500],
];

/** Returns the bucket of a price; each price is in exactly one. */
export function bucketOf(cents: number): PriceBucket {
  return beginnings.find(([, from]) => cents >= from)?.[0] ?? 'under_25';
}

/** Formats a price for the detail page and the form: `1234.50`. */
export function dollarsOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Formats a price for cards and lists: whole dollars, rounded half up, at least 1. */
export function roundedDollars(cents: number): number {
  return Math.max(1, Math.floor((cents + 50) / 100));
}

import { findContactDetails } from '../content/index.ts';

interface Passage {
  start: number;
  end: number;
}

/** Returns the text without the passages and the resulting gaps. */
function without(text: string, passages: readonly Passage[]): string {
  const pieces = passages.map(({ start }, index) => text.slice(passages[index - 1]?.end ?? 0, start));
  return [...pieces, text.slice(passages.at(-1)?.end ?? 0)]
    .join(' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

export interface CleanText {
  text: string;
  /** The removed passages as written. */
  removed: string[];
}

// Maximum passes for contact details nested inside others.
const MAX_PASSES = 10;

/**
 * Returns the text without contact details. The rest is checked again, because a removal may join two parts into another
 * contact detail.
 */
export function withoutContactDetails(text: string): CleanText {
  const removed: string[] = [];
  let left = text;
  for (let round = 0; round < MAX_PASSES; round += 1) {
    const passages = findContactDetails(left);
    if (passages.length === 0) return { text: left, removed };
    removed.push(...passages.map(({ start, end }) => left.slice(start, end)));
    left = without(left, passages);
  }
  return { text: '', removed };
}

import { findContactDetails } from '../content/index.ts';

interface Passage {
  start: number;
  end: number;
}

/** What is left when the passages are cut out, without the holes that they leave. */
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
  /** As they stood in the text. */
  removed: string[];
}

// Somebody who hides one address inside another gets no more rounds than this.
const MAX_PASSES = 10;

/** The text without contact details. What is left is looked at again: cutting may join two halves of another one. */
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

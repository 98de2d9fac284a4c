import { expect, it } from 'vitest';
import { flaggedParts } from './flagged-parts.ts';

const shown = (text: string, ranges: { from: number; to: number }[]) =>
  flaggedParts(text, ranges).map((part) => (part.isFlagged ? `[${part.text}]` : part.text));

it('flaggedParts marks overlapping ranges once, in any order', () => {
  expect(shown('write to me at home', [])).toEqual(['write to me at home']);
  expect(
    shown('write to me at home', [
      { from: 12, to: 19 },
      { from: 0, to: 5 },
      { from: 3, to: 8 },
    ]),
  ).toEqual(['[write]', '[ to]', ' me ', '[at home]']);
  expect(shown('home', [{ from: 0, to: 9 }])).toEqual(['[home]']);
});

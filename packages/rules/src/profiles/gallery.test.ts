import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder } from './gallery.ts';

it('inOrder puts the listed items first and keeps the order of the others', () => {
  expect(inOrder(['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['c', 'a', 'b', 'd']);
});

it('inOrder neither loses, duplicates nor adds an item', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.array(id), (current, wanted) => {
      expect(inOrder(current, wanted).toSorted()).toEqual(current.toSorted());
    }),
    { numRuns: 1000 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder } from './gallery.ts';

it('puts the wanted items first and leaves the others as they stood', () => {
  expect(inOrder(['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['c', 'a', 'b', 'd']);
});

it('neither loses, repeats nor invents an item, whatever is wanted', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.array(id), (current, wanted) => {
      expect(inOrder(current, wanted).toSorted()).toEqual(current.toSorted());
    }),
    { numRuns: 1000 },
  );
});

import { expect, it } from 'vitest';
import { filterByName } from './filter-by-name.ts';

const choices = [
  { id: 'latex_leather', name: 'Latex and leather' },
  { id: 'cafe', name: 'Café visits' },
];

it('filterByName matches every word in any order, ignoring case and accents', () => {
  expect(filterByName(choices, 'LEATHER lat').map(({ id }) => id)).toEqual(['latex_leather']);
  expect(filterByName(choices, 'cafe').map(({ id }) => id)).toEqual(['cafe']);
  expect(filterByName(choices, 'boots')).toEqual([]);
  expect(filterByName(choices, ' ')).toHaveLength(2);
});

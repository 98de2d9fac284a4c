import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const choices = [
  { id: 'latex_leather', name: 'Latex and leather' },
  { id: 'cafe', name: 'Café visits' },
];

it('finds every word in any order, case and accent', () => {
  expect(matching(choices, 'LEATHER lat').map(({ id }) => id)).toEqual(['latex_leather']);
  expect(matching(choices, 'cafe').map(({ id }) => id)).toEqual(['cafe']);
  expect(matching(choices, 'boots')).toEqual([]);
  expect(matching(choices, ' ')).toHaveLength(2);
});

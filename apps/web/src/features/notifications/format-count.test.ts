import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it('formatCount returns the number up to 99, then 99+', () => {
  expect(formatCount(7, { locale: 'en' })).toBe('7');
  expect(formatCount(99, { locale: 'en' })).toBe('99');
  expect(formatCount(100, { locale: 'uk' })).toBe('99+');
});

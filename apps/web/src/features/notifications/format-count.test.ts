import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it('is said as it is up to 99, and then as 99+', () => {
  expect(formatCount(7, { locale: 'en' })).toBe('7');
  expect(formatCount(99, { locale: 'en' })).toBe('99');
  expect(formatCount(100, { locale: 'uk' })).toBe('99+');
});

import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it('is said as it is up to 99, and then as 99+', () => {
  expect(countWords(7, { locale: 'en' })).toBe('7');
  expect(countWords(99, { locale: 'en' })).toBe('99');
  expect(countWords(100, { locale: 'uk' })).toBe('99+');
});

import { expect, it } from 'vitest';
import { directionOf, lineDirection } from './direction.ts';

it('is that of the first letter, whatever stands before it', () => {
  expect(directionOf('14:00 ערב')).toBe('rtl');
  expect(directionOf('“Coffee” קפה')).toBe('ltr');
  expect(directionOf('2026')).toBeUndefined();
});

it('follows the page where the page gives the words', () => {
  expect(lineDirection({ type: 'travel', title: 'Porto' })).toBeUndefined();
  expect(lineDirection({ type: 'event', title: 'Porto' })).toBe('ltr');
});

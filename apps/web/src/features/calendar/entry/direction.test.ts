import { expect, it } from 'vitest';
import { directionOf, lineDirection } from './direction.ts';

it('directionOf ignores digits and punctuation at the beginning', () => {
  expect(directionOf('14:00 ערב')).toBe('rtl');
  expect(directionOf('“Coffee” קפה')).toBe('ltr');
  expect(directionOf('2026')).toBeUndefined();
});

it('lineDirection is undefined when the title is a translation', () => {
  expect(lineDirection({ type: 'travel', title: 'Porto' })).toBeUndefined();
  expect(lineDirection({ type: 'event', title: 'Porto' })).toBe('ltr');
});

import { expect, it } from 'vitest';
import { spanBetween } from './use-drag.ts';

it('is drawn in half hours, from above or from below', () => {
  expect(spanBetween(9 * 60 + 5, 10 * 60 + 40)).toEqual({ start: 540, end: 660 });
  expect(spanBetween(10 * 60 + 40, 9 * 60 + 5)).toEqual({ start: 540, end: 660 });
});

it('ends with the day', () => expect(spanBetween(1430, 1440)).toEqual({ start: 1410, end: 1440 }));

import { expect, it } from 'vitest';
import { spanBetween } from './use-drag.ts';

it('spanBetween rounds to half hours in both directions', () => {
  expect(spanBetween(9 * 60 + 5, 10 * 60 + 40)).toEqual({ start: 540, end: 660 });
  expect(spanBetween(10 * 60 + 40, 9 * 60 + 5)).toEqual({ start: 540, end: 660 });
});

it('spanBetween ends with the day', () => expect(spanBetween(1430, 1440)).toEqual({ start: 1410, end: 1440 }));

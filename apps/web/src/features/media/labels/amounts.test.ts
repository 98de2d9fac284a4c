import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { durationOf, sizeOf, sizeWithin, speedOf, timeOf } from './amounts.ts';

const MB = 1024 * 1024;

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('the formatted amounts', () => {
  it('sizeOf and sizeWithin return megabytes, with a decimal below ten', () => {
    expect([sizeOf(4.1 * MB), sizeOf(200 * MB), sizeOf(900)]).toEqual(['4.1 MB', '200 MB', '0.1 MB']);
    expect([sizeWithin(92.3 * MB), sizeWithin(2.26 * MB)]).toEqual(['92', '2.3']);
  });

  it('speedOf and timeOf use short units', () => {
    expect(speedOf(3.4 * MB)).toBe('3.4 MB/s');
    expect([timeOf(17), timeOf(89), timeOf(100), timeOf(7300)]).toEqual(['17 sec', '89 sec', '2 min', '2 hr']);
  });

  it('durationOf returns minutes and seconds of a video', () => {
    expect([durationOf(42_000), durationOf(845_400), durationOf(500)]).toEqual(['0:42', '14:05', '0:01']);
  });
});

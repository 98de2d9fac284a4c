import { describe, expect, it } from 'vitest';
import { feetOf, formatHeight, formatShoeSize, formatWeight, gramsFrom, millimetresFromFeet, readNumber, weightIn } from './units.ts';

describe('readNumber', () => {
  it.each([
    ['68', 68],
    [' 68,5 ', 68.5],
    ['.5', 0.5],
    ['0', 0],
  ])('parses "%s"', (text, number) => expect(readNumber(text)).toBe(number));

  it('returns null for an empty text', () => expect(readNumber(' ')).toBeNull());

  it.each(['abc', '-3', '1.2.3', '1e9', '5 kg'])('rejects "%s"', (text) => expect(readNumber(text)).toBeNaN());
});

describe('a weight', () => {
  it('weightIn returns pounds as they were typed', () => expect(weightIn('lb', gramsFrom(150, 'lb'))).toBe(150));
  it('formatWeight uses the units of the language', () => expect(formatWeight(68_400, 'kg', 'en')).toBe('68 kg'));
});

describe('a height', () => {
  it('feetOf returns feet and inches as they were typed', () => {
    for (let feet = 4; feet < 8; feet += 1) {
      for (let inches = 0; inches < 12; inches += 1) expect(feetOf(millimetresFromFeet(feet, inches))).toEqual({ feet, inches });
    }
  });

  it('feetOf rounds up to a whole foot', () => expect(feetOf(1827)).toEqual({ feet: 6, inches: 0 }));

  it('formatHeight uses the units of the language', () => {
    expect(formatHeight(1720, 'cm', 'en')).toBe('172 cm');
    expect(formatHeight(1727, 'ft', 'en')).toBe('5 ft 8 in');
  });
});

it('formatShoeSize writes half sizes', () => expect(formatShoeSize(385, 'en')).toBe('EU 38.5'));

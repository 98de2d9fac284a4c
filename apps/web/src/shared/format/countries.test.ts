import { describe, expect, it } from 'vitest';
import { countryChoices, likelyCountry } from './countries.ts';

describe('the countries of phone numbers', () => {
  it('have names in the reader’s language, in its order', () => {
    const labels = countryChoices('uk').map(({ label }) => label);
    expect(labels).toContain('Україна');
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'uk')));
  });

  it('are each listed once', () => {
    const values = countryChoices('en').map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  });

  it.each([
    ['pt-BR', 'BR'],
    ['uk', 'UA'],
    ['en-001', 'CA'],
  ])('begin with a likely one: %s is read in %s', (language, country) => {
    expect(likelyCountry(language)).toBe(country);
  });
});

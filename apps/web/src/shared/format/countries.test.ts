import { describe, expect, it } from 'vitest';
import { countryChoices, likelyCountry } from './countries.ts';

describe('the countries of phone numbers', () => {
  it('countryChoices returns names in the viewer’s language, sorted by it', () => {
    const labels = countryChoices('uk').map(({ label }) => label);
    expect(labels).toContain('Україна');
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'uk')));
  });

  it('countryChoices lists each country once', () => {
    const values = countryChoices('en').map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  });

  it.each([
    ['pt-BR', 'BR'],
    ['uk', 'UA'],
    ['en-001', 'CA'],
  ])('likelyCountry of %s is %s', (language, country) => {
    expect(likelyCountry(language)).toBe(country);
  });
});

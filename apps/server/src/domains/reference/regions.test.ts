import { locales } from '@subrosa/rules/reference/locales';
import { describe, expect, it } from 'vitest';
import regions from './names/regions.json' with { type: 'json' };
import { loadRegions } from './gazetteer/sources.ts';
import { regionName } from './regions.ts';

describe('regionName', () => {
  it.each([
    [{ name: 'Kyiv', region: 'Kyiv City', country: 'UA' }, 'uk', null],
    [{ name: 'Taipei', region: 'Taiwan', country: 'TW' }, 'zh-TW', null],
    [{ name: 'Taipei', region: 'Taipei', country: 'TW' }, 'en', null],
    [{ name: 'Vancouver', region: 'British Columbia', country: 'CA' }, 'uk', 'Британська Колумбія'],
    [{ name: 'Vancouver', region: 'British Columbia', country: 'CA' }, 'en', 'British Columbia'],
    [{ name: 'Vancouver', region: 'Washington', country: 'US' }, 'he', 'Washington'],
    [{ name: 'Lviv', region: null, country: 'UA' }, 'uk', null],
  ] as const)('names the region of %o in %s as %s', (city, locale, name) => {
    expect(regionName(city, locale)).toBe(name);
  });

  it('translates regions that exist, each into every language', async () => {
    const existing = new Set([...(await loadRegions())].map(([code, name]) => `${code.split('.')[0]}.${name}`));
    for (const [region, names] of Object.entries(regions)) {
      expect(existing).toContain(region);
      expect(Object.keys(names).toSorted()).toEqual(locales.filter((locale) => locale !== 'en').toSorted());
    }
  });
});

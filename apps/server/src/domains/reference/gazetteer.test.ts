import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignIds } from './gazetteer.ts';
import { matchKnownCities } from './gazetteer/join.ts';
import { namesOf } from './gazetteer/names.ts';
import type { CurrentCity, KnownCity } from './gazetteer/sources.ts';
import { matchZoneCities } from './gazetteer/translations.ts';
import { findTimeZones } from './gazetteer/zones.ts';
import { normaliseName, spellings } from './normalise-name.ts';
import { toleranceOf, typoKeys, typosBetween } from './typos.ts';

const aCity = (city: Partial<CurrentCity> = {}): CurrentCity => ({
  name: 'Lviv',
  country: 'UA',
  admin1: '15',
  admin2: '',
  latitude: 49.83826,
  longitude: 24.02324,
  ...city,
});
const aKnownCity = (city: Partial<KnownCity> = {}): KnownCity => ({
  id: 702550,
  name: 'Lviv',
  asciiName: 'Lviv',
  otherNames: [],
  country: 'UA',
  latitude: 49.83826,
  longitude: 24.02324,
  population: 717_803,
  ...city,
});

describe('normaliseName and spellings', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['  MÜNCHEN ', 'munchen'],
    ['Großräschen', 'grossraschen'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['St. John’s', 'st johns'],
    ["Kam'ianets-Podilskyi", 'kamianets podilskyi'],
    ['Αθήνας', 'αθηνασ'],
    ['Київ', 'киів'],
    ['Орёл', 'орел'],
    ['Ґалапаґос', 'галапагос'],
    ['القَاهِرة', 'القاهره'],
    ['تل‌آویو', 'تلاويو'],
    ['תל־אביב', 'תל אביב'],
    ['臺北市', '臺北市'],
    ['서울', '서울'],
    ['100%_\\', '100'],
    ['%_\\', ''],
  ])('normalises %j to %j', (text, term) => {
    expect(normaliseName(text)).toBe(term);
  });

  it('returns the same when applied twice', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => normaliseName(normaliseName(text)) === normaliseName(text)));
  });

  it('returns both spellings of the first word', () => {
    expect(spellings('st petersburg')).toEqual(['st petersburg', 'saint petersburg']);
    expect(spellings('fort worth')).toEqual(['fort worth', 'ft worth']);
    expect(spellings('stockholm')).toEqual(['stockholm']);
  });
});

describe('typosBetween, toleranceOf and typoKeys', () => {
  it.each([
    ['kyev', 'kyiv', 1],
    ['lodnon', 'london', 1],
    ['vancuvr', 'vancouver', 2],
    ['vancuv', 'vancouver', 1.5],
    ['vancouver', 'vancouver', 0],
    ['paris', 'tokyo', 5],
  ])('counts typos between %j and %j: %d', (text, name, typos) => {
    expect(typosBetween(text, name)).toBe(typos);
  });

  it('tolerates typos from four characters', () => {
    expect([3, 4, 5, 60].map(toleranceOf)).toEqual([0, 1, 2, 2]);
  });

  it('shares a key between a name and any text with one typo', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'і', 'й', '北'), minLength: 5, maxLength: 12 });
    const edit = fc.record({ kind: fc.constantFrom('leave out', 'add', 'replace', 'swap'), at: fc.nat(11) });
    fc.assert(
      fc.property(name, edit, (text, { kind, at }) => {
        const meant = Array.from(text);
        const typed = mistype(meant, kind, at % meant.length);
        fc.pre(typed.length >= 5);
        const stored = new Set(typoKeys(meant.join('')));
        expect(typoKeys(typed.join('')).some((key) => stored.has(key))).toBe(true);
      }),
    );
  });

  function mistype(characters: string[], kind: string, at: number): string[] {
    if (kind === 'leave out') return characters.toSpliced(at, 1);
    if (kind === 'add') return characters.toSpliced(at, 0, 'x');
    if (kind === 'replace') return characters.with(at, 'x');
    return characters.toSpliced(at, 2, ...characters.slice(at, at + 2).toReversed());
  }
});

describe('matchKnownCities and assignIds', () => {
  it('matches the nearest known city with the same name', () => {
    const near = aKnownCity({ id: 1, latitude: 49.83, longitude: 24.02 });
    const far = aKnownCity({ id: 2, latitude: 50.5, longitude: 24.02 });
    expect(matchKnownCities([aCity()], [far, near])).toEqual([near]);
  });

  it('matches a city that was renamed at the same position', () => {
    const chervonohrad = aKnownCity({ name: 'Chervonohrad', asciiName: 'Chervonohrad' });
    expect(matchKnownCities([aCity({ name: 'Sheptytskyi', latitude: 49.84 })], [chervonohrad])).toEqual([chervonohrad]);
  });

  it('matches one of the other names', () => {
    const odessa = aKnownCity({ name: 'Odessa', asciiName: 'Odessa', otherNames: ['Odesa'], latitude: 49.9 });
    expect(matchKnownCities([aCity({ name: 'Odesa' })], [odessa])).toEqual([odessa]);
  });

  it('matches no city in another country, and none twice', () => {
    expect(matchKnownCities([aCity({ country: 'PL' })], [aKnownCity()])).toEqual([undefined]);
    expect(matchKnownCities([aCity(), aCity()], [aKnownCity()]).filter(Boolean)).toHaveLength(1);
  });

  it('keeps GeoNames ids, and derives others from name and region in any order', () => {
    const villages = [aCity({ name: 'Stanislavka' }), aCity({ name: 'Chertizh' })];
    const [first, second] = assignIds(villages, []);
    expect(assignIds(villages.toReversed(), [])).toEqual([second, first]);
    expect(first).toBeGreaterThanOrEqual(1_000_000_000);
    expect(assignIds([aCity()], [aKnownCity()])).toEqual([702550]);
  });

  it('gives two villages with one name different ids', () => {
    expect(new Set(assignIds([aCity(), aCity()], [])).size).toBe(2);
  });
});

describe('namesOf', () => {
  const names = namesOf({
    name: 'Munich',
    population: 1_260_391,
    translations: ['慕尼黑'],
    known: aKnownCity({ name: 'Munich', asciiName: 'Munich', otherNames: ['München', 'mu ni hei', 'Мюнхен', 'x'.repeat(61)] }),
  });

  it('ranks names by population, foreign spellings far lower', () => {
    expect(names).toEqual([
      { term: 'munich', rank: 1_260_391 },
      { term: '慕尼黑', rank: 1_260_391 },
      { term: 'munchen', rank: 12_604 },
      { term: 'мюнхен', rank: 1_260_391 },
    ]);
  });
});

describe('matchZoneCities', () => {
  const zoned = (city: Partial<Parameters<typeof matchZoneCities>[0][number]>) => ({
    id: 1,
    name: 'Kyiv',
    country: 'UA',
    population: 2_797_553,
    timeZone: 'Europe/Kyiv',
    known: undefined,
    ...city,
  });
  const zoneCities = new Map([
    ['en', new Map([['Europe/Kiev', 'Kyiv']])],
    [
      'uk',
      new Map([
        ['Europe/Kiev', 'Київ'],
        ['America/Vancouver', 'Ванкувер'],
        ['Asia/Brunei', 'Бруней'],
      ]),
    ],
  ] as const);

  it('translates a city whose zone was renamed', () => {
    expect(matchZoneCities([zoned({})], zoneCities)).toEqual(new Map([[1, { uk: 'Київ' }]]));
  });

  it('translates the city in that zone, not its namesake', () => {
    const canadian = zoned({ id: 6173331, name: 'Vancouver', country: 'CA', timeZone: 'America/Vancouver', population: 600_000 });
    const american = zoned({ id: 5814616, name: 'Vancouver', country: 'US', timeZone: 'America/Los_Angeles', population: 172_860 });
    expect(matchZoneCities([american, canadian], zoneCities)).toEqual(new Map([[6173331, { uk: 'Ванкувер' }]]));
  });

  it('ignores a capital whose zone is named after the country', () => {
    const capital = zoned({
      name: 'Bandar Seri Begawan',
      country: 'BN',
      timeZone: 'Asia/Brunei',
      known: aKnownCity({ otherNames: ['Brunei'] }),
    });
    expect(matchZoneCities([capital], zoneCities)).toEqual(new Map());
  });
});

describe('findTimeZones', () => {
  it('returns the country’s own zone where the map has several or a neighbour’s', async () => {
    const hanoi = { country: 'VN', admin1: '44', latitude: 21.0245, longitude: 105.84117 };
    const saigon = { country: 'VN', admin1: '20', latitude: 10.82302, longitude: 106.62965 };
    const bangkok = { country: 'TH', admin1: '40', latitude: 13.75398, longitude: 100.50144 };
    const chonBuri = { country: 'TH', admin1: '46', latitude: 13.3622, longitude: 100.98345 };
    expect(await findTimeZones([hanoi, saigon, bangkok, chonBuri])).toEqual([
      'Asia/Ho_Chi_Minh',
      'Asia/Ho_Chi_Minh',
      'Asia/Bangkok',
      'Asia/Bangkok',
    ]);
  });
});

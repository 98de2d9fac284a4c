import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/support/test-api.ts';
import { importCities, replaceCities } from './commands/import-cities.ts';
import type { GazetteerCity } from './gazetteer.ts';
import { findCity, findImport, searchCities } from './queries.ts';

describe('searchCities', () => {
  const testDb = useDatabase({ everyCity: true });
  const search = async (text: string, options: Partial<Parameters<typeof searchCities>[1]> = {}) =>
    searchCities(testDb.db, { text, locale: 'en', limit: 10, ...options });
  const first = async (text: string) => {
    const [city] = await search(text);
    return city && `${city.name}, ${city.country}`;
  };

  it.each([
    ['Kyiv, UA', ['Kyiv', 'Kyev', 'kiev', 'Київ', 'Киев', 'كييف']],
    ['Vancouver, CA', ['vancouver', 'Vancuver', 'vancuv', 'Ванкувер', 'YVR']],
    ['São Paulo, BR', ['sao paulo', 'São Paulo', 'SAO  PAULO', 'sao-paulo']],
    ['Taipei, TW', ['台北', '臺北', 'taipei', 'Taipeh']],
    ['London, GB', ['london', 'Лондон', 'lodnon', 'Londres']],
    ['New York City, US', ['new york', 'newyork', 'nyc', 'new yrok', 'Нью-Йорк']],
    ['Munich, DE', ['münchen', 'munich', 'munchen', 'Мюнхен', 'munchn']],
    ['San Francisco, US', ['san fran', 'sanfrancisco']],
    ['Saint Petersburg, RU', ['st petersburg', 'St. Petersburg', 'saint petersburg', 'Санкт-Петербург']],
    ['Cairo, EG', ['القاهرة', 'القاهره', 'cairo']],
    ['Tel Aviv, IL', ['תל אביב', 'תל־אביב', 'tel aviv']],
    ['York, GB', ['york']],
    ['Lviv, UA', ['Львів', 'ль', 'lvov']],
  ])('finds %s first', async (city, texts) => {
    expect(await Promise.all(texts.map(first))).toEqual(texts.map(() => city));
  });

  it('returns the largest cities of any script for one character', async () => {
    expect((await search('a')).map(({ name }) => name)).toContain('Ankara');
    expect((await search('л')).map(({ name }) => name)).toContain('London');
    expect(await search('a')).toHaveLength(10);
  });

  it('orders by population and lists every city once', async () => {
    const found = await search('san');
    expect(found.map(({ population }) => population)).toEqual(found.map(({ population }) => population).toSorted((a, b) => b - a));
    expect(new Set(found.map(({ id }) => id)).size).toBe(10);
  });

  it('prefers a complete name to a longer one, unless that city is far larger', async () => {
    expect(await first('victoria')).toBe('Victoria, CA');
    expect(await first('mosco')).toBe('Moscow, RU');
  });

  it('limits results to the requested country, for beginnings and for typos', async () => {
    expect((await search('vancouver', { country: 'US' }))[0]).toMatchObject({ name: 'Vancouver', region: 'Washington' });
    expect((await search('vancuver', { country: 'US' }))[0]).toMatchObject({ name: 'Vancouver', region: 'Washington' });
    expect(new Set((await search('s', { country: 'FR' })).map(({ country }) => country))).toEqual(new Set(['FR']));
  });

  it('returns the name in the requested language if there is one, and no position', async () => {
    const [kyiv] = await search('kyiv', { locale: 'uk', limit: 1 });
    expect(kyiv).toEqual({
      id: 703448,
      name: 'Kyiv',
      localName: 'Київ',
      country: 'UA',
      region: 'Kyiv City',
      timeZone: 'Europe/Kyiv',
      population: 2_797_553,
    });
    expect((await search('taipei', { locale: 'zh-TW' }))[0]?.localName).toBe('台北');
    expect((await search('kyiv'))[0]?.localName).toBeNull();
  });

  it.each(['', '   ', '%', '_', '\\', '%%%%', "'; --", '😀', '\u0000'])('finds nothing for %j', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('accepts any text', async () => {
    for (const text of ['a'.repeat(500), 'san '.repeat(40), 's_n', 'san%', '北'.repeat(70)])
      await expect(search(text)).resolves.toBeInstanceOf(Array);
  });

  it('finds a city by its id', async () => {
    expect(await findCity(testDb.db, 6173331, 'he')).toMatchObject({
      name: 'Vancouver',
      localName: 'ונקובר',
      timeZone: 'America/Vancouver',
    });
    expect(await findCity(testDb.db, 1, 'en')).toBeUndefined();
  });

  it('imports the same packages only once', async () => {
    const started = performance.now();
    expect(await importCities(testDb.db)).toBeGreaterThan(170_000);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('uses only time zones that PostgreSQL and Node support', async () => {
    const { rows } = await sql<{ zone: string; known: boolean }>`
      SELECT DISTINCT time_zone AS zone, time_zone IN (SELECT name FROM pg_timezone_names) AS known FROM city`.execute(testDb.db);
    expect(rows.filter(({ known }) => !known)).toEqual([]);
    expect(() => rows.map(({ zone }) => new Intl.DateTimeFormat('en', { timeZone: zone }))).not.toThrow();
  });

  it.each(
    Object.entries({
      'Africa/Cairo': ['Cairo EG'],
      'Africa/Johannesburg': ['Cape Town ZA'],
      'Africa/Lagos': ['Lagos NG'],
      'Africa/Nairobi': ['Nairobi KE'],
      'Africa/Casablanca': ['Casablanca MA'],
      'America/Argentina/Buenos_Aires': ['Buenos Aires AR'],
      'America/Bogota': ['Bogotá CO'],
      'America/Chicago': ['Chicago US', 'Houston US'],
      'America/Denver': ['Denver US'],
      'America/Edmonton': ['Calgary CA', 'Edmonton CA'],
      'America/Halifax': ['Halifax CA'],
      'America/Los_Angeles': ['Los Angeles US', 'Seattle US', 'San Francisco US'],
      'America/Mexico_City': ['Mexico City MX'],
      'America/New_York': ['New York City US', 'Miami US'],
      'America/Phoenix': ['Phoenix US'],
      'America/Sao_Paulo': ['São Paulo BR', 'Rio de Janeiro BR'],
      'America/St_Johns': ["St. John's CA"],
      'America/Toronto': ['Toronto CA', 'Montréal CA', 'Ottawa CA'],
      'America/Vancouver': ['Vancouver CA', 'Victoria CA', 'Kelowna CA'],
      'America/Winnipeg': ['Winnipeg CA'],
      'Asia/Bangkok': ['Bangkok TH'],
      'Asia/Dubai': ['Dubai AE'],
      'Asia/Ho_Chi_Minh': ['Hanoi VN', 'Ho Chi Minh City VN'],
      'Asia/Hong_Kong': ['Hong Kong HK'],
      'Asia/Jerusalem': ['Tel Aviv IL', 'Jerusalem IL'],
      'Asia/Kathmandu': ['Kathmandu NP'],
      'Asia/Kolkata': ['Mumbai IN', 'Delhi IN'],
      'Asia/Hebron': ['Hebron PS'],
      'Asia/Seoul': ['Seoul KR'],
      'Asia/Shanghai': ['Shanghai CN', 'Beijing CN', 'Ürümqi CN'],
      'Asia/Singapore': ['Singapore SG'],
      'Asia/Taipei': ['Taipei TW'],
      'Asia/Tbilisi': ['Tbilisi GE'],
      'Asia/Tokyo': ['Tokyo JP'],
      'Australia/Adelaide': ['Adelaide AU'],
      'Australia/Sydney': ['Sydney AU'],
      'Europe/Amsterdam': ['Amsterdam NL'],
      'Europe/Berlin': ['Berlin DE', 'Munich DE'],
      'Europe/Kyiv': ['Kyiv UA', 'Lviv UA', 'Uzhhorod UA'],
      'Europe/Lisbon': ['Lisbon PT'],
      'Europe/London': ['London GB', 'Edinburgh GB'],
      'Europe/Madrid': ['Barcelona ES'],
      'Europe/Moscow': ['Moscow RU', 'Saint Petersburg RU'],
      'Europe/Oslo': ['Oslo NO'],
      'Europe/Paris': ['Paris FR'],
      'Europe/Stockholm': ['Stockholm SE'],
      'Pacific/Auckland': ['Auckland NZ'],
      'Pacific/Honolulu': ['Honolulu US'],
    }),
  )('keeps %s in %j', async (zone, cities) => {
    for (const city of cities) {
      const { rows } = await sql<{ zone: string }>`
        SELECT time_zone AS zone FROM city WHERE name || ' ' || country = ${city} ORDER BY population DESC LIMIT 1`.execute(testDb.db);
      expect(rows, city).toEqual([{ zone }]);
    }
  });
});

describe('replaceCities', () => {
  const testDb = useDatabase({ everyCity: true });
  const aCity = (city: Partial<GazetteerCity> = {}): GazetteerCity => ({
    id: 703448,
    name: 'Kyiv',
    country: 'UA',
    region: null,
    population: 2_797_553,
    timeZone: 'Europe/Kyiv',
    latitude: 50.45,
    longitude: 30.52,
    translations: {},
    names: [{ term: 'kyiv', rank: 2_797_553 }],
    ...city,
  });
  const lviv = aCity({ id: 702550, name: 'Lviv', names: [{ term: 'lviv', rank: 717_803 }] });
  const search = async (text: string) => (await searchCities(testDb.db, { text, locale: 'en', limit: 5 })).map(({ id }) => id);

  beforeAll(async () => {
    await sql`TRUNCATE city, city_name, city_import CASCADE`.execute(testDb.db);
  });

  it('replaces names, keeps a city that disappeared, and restores its names', async () => {
    expect(await replaceCities(testDb.db, { version: '1', cities: [aCity(), lviv] })).toBe(2);
    expect(await search('lviv')).toEqual([702550]);

    await replaceCities(testDb.db, { version: '2', cities: [aCity({ name: 'Kyïv', names: [{ term: 'kyjiv', rank: 2_797_553 }] })] });
    expect(await search('lviv')).toEqual([]);
    expect(await findCity(testDb.db, 702550, 'en')).toMatchObject({ name: 'Lviv' });
    expect(await search('kyjiv')).toEqual([703448]);
    expect(await findCity(testDb.db, 703448, 'en')).toMatchObject({ name: 'Kyïv' });

    await replaceCities(testDb.db, { version: '3', cities: [aCity(), lviv] });
    expect(await search('lviv')).toEqual([702550]);
    expect(await findImport(testDb.db)).toEqual({ version: '3', cities: 2 });
  });

  it('writes nothing when nothing changed', async () => {
    const rows = async () =>
      (await sql`SELECT ctid::text, term FROM city_name UNION ALL SELECT ctid::text, name FROM city`.execute(testDb.db)).rows;
    await replaceCities(testDb.db, { version: '4', cities: [aCity(), lviv] });
    const before = await rows();
    await replaceCities(testDb.db, { version: '5', cities: [aCity(), lviv] });
    expect(await rows()).toEqual(before);
  });

  it('restores every index after the first import', async () => {
    const indexes = async () =>
      (await sql`SELECT indexdef FROM pg_indexes WHERE tablename = 'city_name' ORDER BY 1`.execute(testDb.db)).rows;
    const before = await indexes();
    await sql`TRUNCATE city_name`.execute(testDb.db);
    await replaceCities(testDb.db, { version: '6', cities: [aCity()] });
    expect(await indexes()).toEqual(before);
    expect(before).toHaveLength(6);
  });

  it('changes nothing when it fails', async () => {
    const broken = aCity({ population: -1 });
    await expect(replaceCities(testDb.db, { version: '7', cities: [lviv, broken] })).rejects.toThrow('city_population_check');
    expect(await findImport(testDb.db)).toMatchObject({ version: '6' });
    expect(await search('kyiv')).toEqual([703448]);
  });

  it('waits for a concurrent import', async () => {
    await Promise.all([
      replaceCities(testDb.db, { version: '8', cities: [aCity(), lviv] }),
      replaceCities(testDb.db, { version: '8', cities: [aCity(), lviv] }),
    ]);
    expect(await search('lviv')).toEqual([702550]);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../test/support/test-api.ts';
import { aCaller, aProfile, codesOf, completeChange, KYIV } from '../../../test/support/profiles.ts';
import { tracesInDatabase } from '../../../test/support/traces.ts';

const api = useApi();
const PROHIBITED = 'forbiddenword';

beforeAll(async () => {
  await api.db.insertInto('prohibited_word').values({ word: PROHIBITED }).execute();
});

describe('PUT /api/profile', () => {
  it('returns the profile as it was saved, normalised', async () => {
    const member = await aCaller(api, { accountType: 'confidant' });
    const change = {
      ...completeChange,
      desiredGenders: ['both', 'other'],
      weightGrams: 68_000,
      heightMillimetres: 1750,
      shoeSizeTenths: 385,
      about: '  Quiet evenings,\nold books.  ',
      welcomes: ['Letters', ''],
      declines: ['Haste'],
      digitalOnly: true,
      medical: 'A nut allergy',
      medicalAudience: 'connections',
      wishlistUrl: 'https://wishes.example.org/list',
      storeNumber: '12345',
      audiences: { birthYear: 'premium', weight: 'you', age: 'all' },
    };
    const { body, status } = await member.save({ ...change, cityId: KYIV });
    expect(status).toBe(200);
    expect((await member.own()).body).toEqual(body);
    expect(body).toMatchObject({
      ...change,
      id: member.id,
      username: member.username,
      gender: 'woman',
      desiredGenders: ['man', 'woman', 'other'],
      about: 'Quiet evenings,\nold books.',
      welcomes: ['Letters'],
      city: { id: KYIV, name: 'Kyiv', country: 'UA' },
      audiences: { birthYear: 'premium', weight: 'you', age: 'all', birthday: 'connections' },
      missing: [],
      removed: [],
    });
    const { audiences } = await api.db
      .selectFrom('profile')
      .select('audiences')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(audiences).toEqual({ weight: 'you' });
  });

  it('changes only the given fields, and clears those that are null', async () => {
    const member = await aCaller(api);
    await aProfile(api.db, member.id, { wishlistUrl: 'https://wishes.example.org/list' });
    const before = (await member.own()).body;
    const { body } = await member.save({ weightGrams: null, wishlistUrl: null });
    expect(body).toEqual({ ...before, weightGrams: null, wishlistUrl: null });
  });

  it('returns the city’s name in the requested language', async () => {
    const member = await aCaller(api);
    await aProfile(api.db, member.id, { cityId: KYIV });
    const own = await member.call<{ city: { name: string } }>('GET', '/api/profile?language=uk');
    expect(own.body.city.name).toBe('Київ');
  });

  it.each([
    [{ gender: 'somebody' }, { gender: 'field.notAChoice' }],
    [{ gender: '' }, { gender: 'gender.required' }],
    [{ desiredGenders: ['everybody'] }, { desiredGenders: 'field.notAChoice' }],
    [{ interests: ['no_such_thing'] }, { interests: 'field.notAChoice' }],
    [{ expertise: ['constructor'] }, { expertise: 'field.notAChoice' }],
    [{ expertise: ['none', 'travel'] }, { expertise: 'field.notAChoice' }],
    [{ languages: ['xx'] }, { languages: 'field.notAChoice' }],
    [{ supportedLanguage: 'de' }, { supportedLanguage: 'field.notAChoice' }],
    [{ cityId: 1 }, { cityId: 'field.notAChoice' }],
    [{ cityId: -9_007_199_254_740_991 }, { cityId: 'field.notAChoice' }],
    [{ weightGrams: 0 }, { weightGrams: 'weight.invalid' }],
    [{ heightMillimetres: 0 }, { heightMillimetres: 'height.invalid' }],
    [{ wishlistUrl: 'http://example.org' }, { wishlistUrl: 'url.invalid' }],
    [{ wishlistUrl: `https://${['me', 'secret'].join(':')}@example.org` }, { wishlistUrl: 'url.invalid' }],
    [{ storeNumber: '123' }, { storeNumber: 'field.invalid' }],
    [{ about: 'a'.repeat(2001) }, { about: 'field.tooLong' }],
    [
      { gender: 'x', birthDate: 'y', about: PROHIBITED },
      { gender: 'field.notAChoice', birthDate: 'birthDate.invalid', about: 'text.prohibitedWord' },
    ],
  ])('rejects %o', async (change, problems) => {
    const member = await aCaller(api);
    const rejected = await member.save(change);
    expect([rejected.status, rejected.code, codesOf(rejected.fields)]).toEqual([400, 'request.invalid', problems]);
    expect(await api.db.selectFrom('profile').select('member_id').where('member_id', '=', member.id).execute()).toEqual([]);
  });

  it('allows a store number only for confidants, in digits', async () => {
    const confidant = await aCaller(api, { accountType: 'confidant' });
    expect(codesOf((await confidant.save({ storeNumber: '12' })).fields)).toEqual({ storeNumber: 'storeNumber.invalid' });
    expect((await confidant.save({ storeNumber: '123456' })).body.storeNumber).toBe('123456');
    expect((await confidant.save({ storeNumber: '' })).body.storeNumber).toBeNull();
  });

  it('returns 404 for another member’s profile', async () => {
    const [member, stranger] = [await aCaller(api), await aCaller(api)];
    for (const path of [`/api/user-details/${member.id}`, `/api/user-details/${member.id}/update`, `/api/user-details/${randomUUID()}`]) {
      expect((await stranger.call('PUT', path, { about: 'Mine now' })).code).toBe('resource.notFound');
    }
  });
});

describe('texts of a profile', () => {
  it('rejects a prohibited word at its field', async () => {
    const member = await aCaller(api);
    const rejected = await member.save({ about: `A ${PROHIBITED} here`, welcomes: ['Letters', PROHIBITED], declines: ['Haste'] });
    expect([rejected.status, rejected.code]).toEqual([422, 'profiles.prohibitedWord']);
    expect(codesOf(rejected.fields)).toEqual({ about: 'text.prohibitedWord', 'welcomes.1': 'text.prohibitedWord' });
  });

  it('removes contact details and saves the rest', async () => {
    const member = await aCaller(api);
    const { body } = await member.save({
      about: 'I like rain. Write to someone@example.com or call +1 604 555 0123 any time.',
      welcomes: ['Letters to someone@example.com', 'someone@example.com'],
    });
    expect(body.about).not.toMatch(/example|604/);
    expect(body.about).toMatch(/^I like rain\. .*any time\.$/);
    expect(body.about).not.toContain('  ');
    expect(body.welcomes).toEqual([expect.stringMatching(/^Letters/)]);
    expect(body.removed.map(({ field }) => field)).toEqual(['about', 'welcomes']);
    const passages = body.removed.flatMap((one) => one.passages);
    expect(passages.join(' | ')).toContain('someone@example.com');
    expect(passages.join(' | ')).toContain('604 555 0123');
    expect((await member.own()).body).toMatchObject({ about: body.about, removed: [] });
  });

  it('encrypts medical information and payment accounts in the database', async () => {
    const member = await aCaller(api);
    const [medical, account] = [`medical ${randomUUID()}`, `account ${randomUUID()}`];
    await member.save({ medical });
    const { body } = await member.call<{ medical: string; payment: unknown }>('PUT', '/api/profile/payment', {
      methods: [{ name: 'Transfer', account }],
    });
    expect(body).toMatchObject({ medical, payment: [{ name: 'Transfer', account }] });
    expect(await tracesInDatabase(api.db, [medical, account])).toEqual([]);
  });
});

describe('two tabs that edit a profile', () => {
  it('rejects the change of a stale version', async () => {
    const member = await aCaller(api);
    const { etag } = await member.own();
    expect(etag).toBe('"1"');
    const put = (version: string | undefined, about: string) =>
      member.call<{ about: string }>('PUT', '/api/profile', { about }, version ? { 'if-match': version } : {});
    const first = await put('"1"', 'First');
    expect([first.status, first.etag]).toEqual([200, '"2"']);
    expect((await put('"1"', 'Second')).status).toBe(412);
    expect((await put(undefined, 'Second')).status).toBe(428);
    expect((await member.own()).body.about).toBe('First');
  });

  it('returns a new version after changes by the other routes', async () => {
    const member = await aCaller(api);
    const bodies = [
      ['POST', '/api/user-details'],
      ['PUT', `/api/user-details/${member.id}`],
      ['PUT', `/api/user-details/${member.id}/update`],
    ] as const;
    for (const [index, [method, path]] of bodies.entries()) {
      expect((await member.call(method, path, { about: `Version ${index}` })).etag).toBe(`"${index + 2}"`);
    }
  });

  it('saves exactly one of five concurrent changes', async () => {
    const member = await aCaller(api);
    const saved = await Promise.all(
      Array.from({ length: 5 }, (_, tab) => member.call('PUT', '/api/profile', { about: `Tab ${tab}` }, { 'if-match': '"1"' })),
    );
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412]);
  });
});

it('emits profiles.changed for every change', async () => {
  const member = await aCaller(api);
  const events = async () => {
    const { rows } = await sql<{ count: string }>`
      SELECT count(*) FROM graphile_worker._private_jobs
      WHERE payload #>> '{name}' = 'profiles.changed' AND payload #>> '{data,memberId}' = ${member.id}`.execute(api.db);
    return Number(rows[0]?.count);
  };
  await member.save({ about: 'Quiet' });
  await member.call('POST', '/api/profile/links', { kind: 'personal', platform: 'website', url: 'https://example.org' });
  await member.call('PUT', '/api/profile/payment', { methods: [] });
  expect(await events()).toBe(3);
});

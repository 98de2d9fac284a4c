import type { PlanSettings, InterestEntry, SettingEntry } from '@subrosa/contract/staff/admin';
import { staffRoles, type StaffRole } from '@subrosa/rules/accounts/account-types';
import { staffPermissions, type StaffPermission } from '@subrosa/rules/moderation/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aModerator, type Moderator } from '../../../test/support/moderation.ts';
import { aPerson } from '../../../test/support/credentials.ts';
import { getRuntimeSettings } from '../reference/index.ts';

const clock = aClock();
const api = useApi({ clock, config: { SIGNUP_POW_COST: 20 } });

let linden: Moderator;
beforeAll(async () => {
  linden = await aModerator(api, 'administrator');
});

const get = <Body>(path: string, by = linden) => by.call<Body>('GET', path);
const post = <Body>(path: string, body: object, by = linden) => by.call<Body>('POST', path, body);
const lastEntry = () =>
  api.db.selectFrom('audit_entry').select(['action', 'actor_id', 'detail']).orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow();

const adminRoutes: [path: string, permission: StaffPermission][] = [
  ['/api/staff/prohibited-words', 'manage_prohibited_words'],
  ['/api/staff/interests', 'manage_settings'],
  ['/api/staff/plans', 'manage_settings'],
  ['/api/staff/settings', 'manage_settings'],
  ['/api/staff/announcements', 'manage_announcements'],
];

describe.each(staffRoles)('role %s', (role) => {
  it('gets 404 from settings routes unless the table of permissions permits them', async () => {
    const staff = await aModerator(api, role);
    for (const [path, permission] of adminRoutes) {
      const allowed = (staffPermissions[permission] as readonly StaffRole[]).includes(role);
      expect([path, (await get(path, staff)).status]).toEqual([path, allowed ? 200 : 404]);
    }
  });
});

describe('/api/staff/prohibited-words', () => {
  it('adds, tests and removes a word, each change with an audit entry', async () => {
    const { body } = await post<{ prohibitedWords: string[] }>('/api/staff/prohibited-words', { word: '  Moonlit   Heist ' });
    expect(body.prohibitedWords).toContain('moonlit heist');
    expect(await lastEntry()).toMatchObject({ action: 'prohibited_words.changed', detail: { word: 'moonlit heist', prohibited: true } });
    await post('/api/staff/prohibited-words', { word: 'moonlit heist' });
    expect((await lastEntry()).action).toBe('prohibited_words.changed');
    expect((await post('/api/staff/prohibited-words/test', { text: 'Shall we plan a MOONLIT heist?' })).body).toEqual({
      found: ['moonlit heist'],
    });
    expect((await post('/api/staff/prohibited-words/test', { text: 'A calm afternoon.' })).body).toEqual({ found: [] });
    expect(
      (await post<{ prohibitedWords: string[] }>('/api/staff/prohibited-words/remove', { word: 'moonlit heist' })).body.prohibitedWords,
    ).not.toContain('moonlit heist');
    expect(await lastEntry()).toMatchObject({ detail: { prohibited: false } });
    expect((await post('/api/staff/prohibited-words', { word: 'a' })).status).toBe(400);
  });
});

describe('/api/staff/interests', () => {
  const named = async (locale: string) => {
    const { body } = await aBrowser(api).call<{ id: string; name: string; retired: boolean }[]>('GET', `/api/interests?language=${locale}`);
    return body.find(({ id }) => id === 'silk');
  };
  const change = (body: object) => post<InterestEntry>('/api/staff/interests/silk', body);

  it('renames an interest for one language and retires it, which the public list shows', async () => {
    const before = await named('en');
    expect((await change({ names: { en: 'Silk and satin sheets' }, retired: true, version: 0 })).body).toMatchObject({
      changed: ['en'],
      version: 1,
    });
    expect(await named('en')).toMatchObject({ name: 'Silk and satin sheets', retired: true });
    expect(await named('uk')).toMatchObject({ retired: true });
    expect(await change({ retired: false, version: 0 })).toMatchObject({ status: 409, code: 'staff.conflict' });
    expect((await change({ retired: false, version: 1 })).body).toMatchObject({ changed: [], retired: false });
    expect(await named('en')).toEqual(before);
    expect((await lastEntry()).action).toBe('interest.changed');
  });

  it('accepts one of two concurrent changes', async () => {
    const { body } = await get<{ interests: InterestEntry[] }>('/api/staff/interests');
    const version = body.interests.find(({ slug }) => slug === 'silk')?.version ?? 0;
    const answers = await Promise.all([change({ retired: true, version }), change({ retired: false, version })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('returns 400 for an unknown interest', async () => {
    expect((await post('/api/staff/interests/no_such_thing', { retired: true, version: 0 })).status).toBe(400);
  });
});

describe('POST /api/staff/spots', () => {
  const change = (body: object) => post<PlanSettings>('/api/staff/spots', { reason: 'A campaign.', ...body });
  const shown = async () => (await aBrowser(api).call<{ total: number; left: number }>('GET', '/api/user/spots')).body;

  it('sets the number of free spots or restores the default, with an audit entry', async () => {
    const standard = (await get<PlanSettings>('/api/staff/plans')).body.spots.total;
    expect((await change({ total: 50, before: standard })).body.spots).toMatchObject({ total: 50, chosen: true, standard });
    expect(await shown()).toMatchObject({ total: 50, left: 50 });
    expect(await lastEntry()).toMatchObject({ action: 'spots.changed', detail: { before: standard, after: 50 } });
    expect((await change({ total: null, before: 50 })).body.spots).toMatchObject({ total: standard, chosen: false });
  });

  it('accepts one of two concurrent changes', async () => {
    const { total: before } = (await get<PlanSettings>('/api/staff/plans')).body.spots;
    const answers = await Promise.all([change({ total: 7, before }), change({ total: 9, before })]);
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'staff.conflict']);
    expect([7, 9]).toContain((await shown()).total);
  });

  it.each([
    ['less than none', { total: -1, before: 7, reason: 'A campaign.' }],
    ['without a reason', { total: 5, before: 7, reason: ' ' }],
  ])('returns 400 for %s', async (_, body) => {
    expect((await post('/api/staff/spots', body)).status).toBe(400);
  });
});

describe('POST /api/staff/settings/{name}', () => {
  const change = (name: string, body: object) =>
    post<{ settings: SettingEntry[] }>(`/api/staff/settings/${name}`, { reason: 'Maintenance.', ...body });

  it('closes and reopens sign-up', async () => {
    expect((await change('signUpOpen', { value: false, before: true })).status).toBe(200);
    expect((await aBrowser(api).call('GET', '/api/config')).body).toMatchObject({ signUpOpen: false });
    expect((await aBrowser(api).signUp(aPerson())).code).toBe('accounts.signUpClosed');
    expect(await lastEntry()).toMatchObject({ action: 'setting.changed', detail: { name: 'signUpOpen', before: true, after: false } });
    expect((await change('signUpOpen', { value: true, before: true })).code).toBe('staff.conflict');
    expect((await change('signUpOpen', { value: true, before: false })).status).toBe(200);
    expect((await aBrowser(api).signUp(aPerson())).status).toBe(200);
  });

  it('applies to the next request and returns 400 for an unknown setting', async () => {
    await change('publishVerifiedImmediately', { value: true, before: false });
    expect(await transaction(api.db, (tx) => getRuntimeSettings(tx, api.config))).toMatchObject({ publishVerifiedImmediately: true });
    expect((await change('noSuchThing', { value: true, before: false })).status).toBe(400);
  });
});

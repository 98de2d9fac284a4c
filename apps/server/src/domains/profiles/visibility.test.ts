import { randomUUID } from 'node:crypto';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { audiences, type Audience } from '@subrosa/rules/profiles/audiences';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../test/support/test-api.ts';
import { aPublishedItem } from '../../../test/support/media.ts';
import {
  aBlock,
  aCaller,
  aConnection,
  aGalleryItem,
  aProfile,
  completeChange,
  type ProfileTraits,
} from '../../../test/support/profiles.ts';

const api = useApi();
type Caller = Awaited<ReturnType<typeof aCaller>>;

/** All viewers by relation and plan. */
const viewers: Record<string, Caller> = {};
const plans = { regular: {}, premium: { plan: 3 } } as const;
const relations = ['self', 'connected', 'stranger', 'blocked', 'blocking'] as const;
type Kind = (typeof relations)[number];

beforeAll(async () => {
  const everybody = (['regular', 'premium'] as const).flatMap((plan) => relations.slice(1).map((kind) => ({ kind, plan })));
  await Promise.all(everybody.map(async ({ kind, plan }) => (viewers[`${kind} ${plan}`] = await aCaller(api, plans[plan]))));
});

/** An owner who has each of the relations to the viewers. */
async function anOwner(profile: ProfileTraits, traits: Parameters<typeof aCaller>[1] = {}): Promise<Caller> {
  const owner = await aCaller(api, traits);
  await aProfile(api.db, owner.id, profile);
  for (const plan of ['regular', 'premium']) {
    await aConnection(api.db, owner.id, viewers[`connected ${plan}`]!.id);
    await aBlock(api.db, owner.id, viewers[`blocked ${plan}`]!.id);
    await aBlock(api.db, viewers[`blocking ${plan}`]!.id, owner.id);
  }
  return owner;
}

describe('the birthday', () => {
  const inside: Record<Audience, readonly string[]> = {
    all: ['self', 'connected regular', 'connected premium', 'stranger regular', 'stranger premium'],
    connections: ['self', 'connected regular', 'connected premium'],
    premium: ['self', 'connected premium', 'stranger premium'],
    connections_and_premium: ['self', 'connected regular', 'connected premium', 'stranger premium'],
    you: ['self'],
  };
  const cells = audiences.flatMap((audience) =>
    relations.flatMap((kind: Kind) => (['regular', 'premium'] as const).map((plan) => ({ audience, kind, plan }))),
  );
  const owners = new Map<string, Caller>();
  beforeAll(async () => {
    const choices = audiences.flatMap((audience) => (['regular', 'premium'] as const).map((plan) => ({ audience, plan })));
    const build = async ({ audience, plan }: (typeof choices)[number]) =>
      owners.set(`${audience} ${plan}`, await anOwner({ audiences: { birthday: audience, birthYear: audience } }, plans[plan]));
    await Promise.all(choices.map(build));
  });

  it.each(cells)('shows for audience $audience exactly what a $kind viewer with a $plan plan may see', async ({ audience, kind, plan }) => {
    const owner = owners.get(`${audience} ${plan}`)!;
    const viewer = kind === 'self' ? owner : viewers[`${kind} ${plan}`]!;
    const { status, body } = await viewer.read(owner.username);
    const sees = inside[audience].includes(kind === 'self' ? 'self' : `${kind} ${plan}`);
    if (kind === 'blocked' || kind === 'blocking') expect(status).toBe(404);
    else expect([body.birthday, body.birthYear]).toEqual(sees ? [{ day: 17, month: 5 }, 1990] : [null, null]);
  });
});

describe('a missing profile', () => {
  it('returns the same 404 for every reason, on every route', async () => {
    const owner = await anOwner({});
    const unseen = [owner.username];
    for (const state of ['pending', 'suspended', 'deleted'] as const) {
      const gone = await aCaller(api, { state });
      await aProfile(api.db, gone.id);
      unseen.push(gone.username);
    }
    unseen.push((await aCaller(api, { staffRole: 'moderator' })).username, 'nobodyatall');
    const viewer = viewers['blocked regular']!;
    const ids = await api.db.selectFrom('member').select('id').where('username', 'in', unseen).execute();
    const paths = [
      ...unseen.flatMap((name) => [`/api/user-details/username/${name}`, `/api/profiles/${name}/gallery`]),
      ...[...ids.map(({ id }) => id), randomUUID()].flatMap((id) => [`/api/user-details/${id}`, `/api/user-details/user/${id}`]),
    ];
    for (const path of paths) {
      expect(await viewer.call('GET', path)).toMatchObject({ status: 404, code: 'resource.notFound', fields: {}, body: undefined });
    }
  });

  it('includes all others for a member who has not finished the welcome wizard', async () => {
    const [pending, owner] = [await aCaller(api, { state: 'pending' }), await anOwner({})];
    for (const path of [`/api/user-details/username/${owner.username}`, `/api/profiles/${owner.username}/gallery`]) {
      expect(await pending.call('GET', path)).toMatchObject({ status: 404, code: 'resource.notFound' });
    }
    expect((await pending.call('GET', `/api/profiles/${pending.username}/gallery`)).status).toBe(200);
  });

  it('excludes the viewer’s own profile, and staff members with a profile', async () => {
    const pending = await aCaller(api, { state: 'pending' });
    expect((await pending.read(pending.username)).body).toMatchObject({ relation: 'self', about: '', gender: null });
    const staff = await aCaller(api, { staffRole: 'support' });
    await aProfile(api.db, staff.id);
    expect((await viewers['stranger regular']!.read(staff.username)).status).toBe(200);
  });
});

describe('a profile', () => {
  it('returns the same by id and by name in any case', async () => {
    const owner = await anOwner({});
    const viewer = viewers['stranger regular']!;
    const byName = await viewer.read(owner.username.toUpperCase());
    const byId = await viewer.call('GET', `/api/user-details/${owner.id}`);
    const byUser = await viewer.call('GET', `/api/user-details/user/${owner.id.toUpperCase()}`);
    expect(byName.body).toMatchObject({ id: owner.id, username: owner.username, relation: 'none', age: expect.any(Number) as number });
    expect(byId).toEqual(byName);
    expect(byUser).toEqual(byName);
  });

  it('shows nobody else that a member prefers not to state body type or ethnicity', async () => {
    const owner = await anOwner({ bodyType: 'undisclosed', ethnicity: 'undisclosed' });
    expect((await viewers['connected premium']!.read(owner.username)).body).toMatchObject({ bodyType: null, ethnicity: null });
  });

  it('shows only the owner that a member has no area of expertise yet', async () => {
    const owner = await aCaller(api);
    expect((await owner.save({ ...completeChange, expertise: ['none'] })).body).toMatchObject({ expertise: ['none'], missing: ['city'] });
    expect((await viewers['connected premium']!.read(owner.username)).body).toMatchObject({ expertise: null });
  });

  it('marks the interests that the viewer shares', async () => {
    const owner = await anOwner({ interests: ['travel', 'yoga'] });
    const viewer = await aCaller(api);
    await aProfile(api.db, viewer.id, { interests: ['yoga', 'fitness'] });
    expect((await viewer.read(owner.username)).body.interests).toEqual([
      { id: 'travel', common: false },
      { id: 'yoga', common: true },
    ]);
  });

  it('hides the travel location with the city', async () => {
    const owner = await anOwner({ locationStatus: 'traveling', audiences: { city: 'connections' } });
    expect((await viewers['stranger premium']!.read(owner.username)).body).toMatchObject({ city: null, locationStatus: 'home' });
    expect((await viewers['connected regular']!.read(owner.username)).body).toMatchObject({
      city: { name: 'Vancouver' },
      locationStatus: 'traveling',
    });
  });

  it('shows link URLs and the store number to premium viewers and the owner', async () => {
    const links = [{ kind: 'social', platform: 'Example', url: 'https://social.example.org/me' }] as const;
    const owner = await anOwner({ links, storeNumber: '12345' });
    const seen = async (viewer: Caller) => (await viewer.read(owner.username)).body;
    for (const viewer of [viewers['stranger regular']!, viewers['connected regular']!]) {
      const { links: shown, storeNumber, can } = await seen(viewer);
      expect([shown, storeNumber, can.seeLinks]).toMatchObject([[{ platform: 'Example', url: null }], null, false]);
    }
    for (const viewer of [viewers['stranger premium']!, owner]) {
      const { links: shown, storeNumber, can } = await seen(viewer);
      expect([shown, storeNumber, can.seeLinks]).toMatchObject([[{ url: links[0].url }], '12345', true]);
    }
  });

  it('shows payment accounts only to selected members who are still connected', async () => {
    const owner = await anOwner({});
    const [reader, other] = [viewers['connected regular']!, viewers['connected premium']!];
    await owner.call('PUT', '/api/profile/payment', { methods: [{ name: 'Transfer', account: 'AB 12' }] });
    const allow = (id: string, allowed: boolean) => owner.call('PUT', `/api/profile/payment/viewers/${id}`, { allowed });
    expect((await allow(viewers['stranger regular']!.id, true)).code).toBe('resource.notFound');
    expect((await allow(reader.id, true)).status).toBe(200);
    const accounts = async (viewer: Caller) => (await viewer.read(owner.username)).body.payment;
    expect(await accounts(reader)).toEqual([{ name: 'Transfer', account: 'AB 12' }]);
    expect(await accounts(other)).toEqual([{ name: 'Transfer', account: null }]);
    expect((await owner.own()).body.paymentViewers).toEqual([reader.username]);

    await api.db
      .deleteFrom('connection')
      .where('member_id', 'in', [owner.id, reader.id])
      .where('other_id', 'in', [owner.id, reader.id])
      .execute();
    expect(await accounts(reader)).toEqual([{ name: 'Transfer', account: null }]);
    expect((await owner.own()).body.paymentViewers).toEqual([]);
    expect((await allow(reader.id, false)).code).toBe('resource.notFound');
  });

  it('shows medical information to connections only if the owner chose so', async () => {
    const owner = await anOwner({});
    const medical = async (viewer: Caller) => (await viewer.read(owner.username)).body.medical;
    await owner.save({ medical: 'A nut allergy' });
    expect([await medical(owner), await medical(viewers['connected premium']!)]).toEqual(['A nut allergy', null]);
    await owner.save({ medicalAudience: 'connections' });
    expect(await medical(viewers['connected regular']!)).toBe('A nut allergy');
    expect(await medical(viewers['stranger premium']!)).toBeNull();
  });

  it('shows strangers of a private account the same card as for an empty profile', async () => {
    const photo = async (id: string) => (await aPublishedItem(api.db, { ownerId: id, purpose: 'profile_photo' })).id;
    const full = await aCaller(api, { privateAccount: true, phone: '+16045550199', verified: true, plan: 3 });
    await aProfile(api.db, full.id, {
      photoId: await photo(full.id),
      links: [{ kind: 'social', platform: 'X', url: 'https://x.example.org' }],
    });
    await aGalleryItem(api.db, full.id, (await aPublishedItem(api.db, { ownerId: full.id })).id, 1);
    await full.save({ medical: 'A nut allergy', medicalAudience: 'connections' });
    const empty = await aCaller(api, { privateAccount: true, verified: true, plan: 3 });
    await api.db
      .insertInto('profile')
      .values({ member_id: empty.id, photo_id: await photo(empty.id), changed_at: new Date() })
      .execute();
    const viewer = viewers['stranger premium']!;
    const [seen, nothing] = [(await viewer.read(full.username)).body, (await viewer.read(empty.username)).body];
    const anonymous = (view: ProfileView) => ({ ...view, id: '', username: '', photo: view.photo && 'photo' });
    expect(anonymous(seen)).toEqual(anonymous(nothing));
    expect(seen).toMatchObject({
      private: true,
      verified: true,
      premium: true,
      age: null,
      city: null,
      links: [],
      gallery: { total: 0, first: [] },
      can: { edit: false, seeContents: false, connect: true },
    });
    expect((await viewer.call('GET', `/api/profiles/${full.username}/gallery`)).body).toEqual({ items: [], after: null });

    const friend = await aCaller(api);
    await aConnection(api.db, friend.id, full.id, 'outgoing');
    expect((await friend.read(full.username)).body).toMatchObject({ relation: 'outgoing', age: null, can: { connect: false } });
    await api.db.updateTable('connection').set({ state: 'connected' }).where('member_id', 'in', [friend.id, full.id]).execute();
    expect((await friend.read(full.username)).body).toMatchObject({
      relation: 'connected',
      city: { name: 'Vancouver' },
      gallery: { total: 1 },
      can: { seeContents: true },
    });
  });
});

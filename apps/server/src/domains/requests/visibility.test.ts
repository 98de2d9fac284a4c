import type { MediaState } from '@subrosa/rules/media/states';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMedia } from '../../../test/support/media.ts';
import { aBlock, aConnection } from '../../../test/support/profiles.ts';
import { aPost, aPoster, rebuildRequestSearch, type Poster, type RequestList } from '../../../test/support/requests.ts';

const api = useApi();
const worker = useWorker(api);

const nobody = crypto.randomUUID();
let viewer: Poster;
beforeAll(async () => {
  viewer = await aPoster(api);
});

/** Calls all routes of a post and returns their text: responses for hidden and unknown posts must be equal. */
async function everything(who: Poster, id: string): Promise<Record<string, string>> {
  const calls = {
    read: who.see(id),
    next: who.call('GET', `/api/requests/${id}/next`),
    view: who.view(id),
    report: who.call('POST', `/api/requests/${id}/report`, { reason: 'scam', text: 'Look at this.' }),
    favourite: who.call('POST', '/api/favourite/request', { requestId: id }),
    check: who.call('GET', `/api/favourite/check-request/${id}`),
    edit: who.edit(id, {}, '"1"'),
    remove: who.remove(id),
    withdraw: who.withdraw(id),
    review: who.review(id),
  };
  const answers = await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, (await call).text] as const));
  return Object.fromEntries(answers);
}

const anItem = async (owner: Poster, state: MediaState, purpose: 'post' | 'gallery' = 'post') =>
  (await aMedia(api.db, { ownerId: owner.id, purpose, state })).id;

const titlesOf = async (who: Poster, whom: Poster) => {
  const { body, code } = await who.call<RequestList>('GET', `/api/requests/member/${whom.id}`);
  return code ?? body.requests.map(({ title }) => title);
};

describe('a post that is hidden from the viewer', () => {
  const hidden: [string, (post: { owner: Poster; id: string }) => Promise<unknown>][] = [
    ['whose owner blocked them', ({ owner }) => aBlock(api.db, owner.id, viewer.id)],
    ['whose owner they blocked', ({ owner }) => aBlock(api.db, viewer.id, owner.id)],
    ['of a suspended member', ({ owner }) => api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', owner.id).execute()],
    [
      'of a private account',
      ({ owner }) => api.db.updateTable('member_settings').set({ private_account: true }).where('member_id', '=', owner.id).execute(),
    ],
    [
      'that is unpublished',
      ({ id }) => api.db.updateTable('request_post').set({ status: 'unpublished', reason: 'quality' }).where('id', '=', id).execute(),
    ],
    ['that is withdrawn', ({ id }) => api.db.updateTable('request_post').set({ status: 'withdrawn' }).where('id', '=', id).execute()],
  ];

  it.each(hidden)('%s: returns byte for byte the same as for an unknown one', async (why, hide) => {
    const owner = await aPoster(api);
    const title = `Hidden ${why}`;
    const id = await aPost(api.db, owner.id, { title });
    await rebuildRequestSearch(api.db);
    expect((await viewer.see(id)).status).toBe(200);
    expect(await viewer.titles({ search: title })).toEqual([title]);
    await hide({ owner, id });
    expect(await everything(viewer, id)).toEqual(await everything(viewer, nobody));
    expect(await viewer.titles({ search: title })).toEqual([]);
    const missing = why.includes('blocked') || why.includes('suspended');
    expect(await titlesOf(viewer, owner)).toEqual(missing ? 'resource.notFound' : []);
  });
});

it('shows posts of a private account to its connections', async () => {
  const owner = await aPoster(api, { privateAccount: true });
  const id = await aPost(api.db, owner.id, { title: 'For friends' });
  await rebuildRequestSearch(api.db);
  expect((await viewer.see(id)).code).toBe('resource.notFound');
  await aConnection(api.db, viewer.id, owner.id);
  expect((await viewer.see(id)).body).toMatchObject({
    title: 'For friends',
    own: null,
    can: { edit: false, favourite: true, report: true },
  });
  expect(await titlesOf(viewer, owner)).toEqual(['For friends']);
  expect(await viewer.titles({ search: 'friends' })).toEqual(['For friends']);
});

it('shows no posts before the welcome wizard is finished', async () => {
  const [owner, pending] = [await aPoster(api), await aPoster(api, { state: 'pending' })];
  const id = await aPost(api.db, owner.id);
  await rebuildRequestSearch(api.db);
  expect((await pending.feed()).body).toEqual({ requests: [], after: null });
  expect(await everything(pending, id)).toEqual(await everything(pending, nobody));
});

it('shows owners their posts in every state, and others none of the reasons', async () => {
  const owner = await aPoster(api);
  const ids = await Promise.all(
    (['published', 'unpublished', 'withdrawn'] as const).map((status) => aPost(api.db, owner.id, { status, title: status })),
  );
  await rebuildRequestSearch(api.db);
  for (const id of ids) expect((await owner.see(id)).status).toBe(200);
  for (const status of ['published', 'unpublished', 'withdrawn']) expect(await owner.titles({ status })).toEqual([status]);
  expect(await viewer.titles({ status: 'unpublished' })).toEqual([]);
  const { body, etag } = await viewer.see(ids[0]!);
  expect([body.own, etag]).toEqual([null, null]);
});

it('shows others only published media, and the owner all with their state', async () => {
  const owner = await aPoster(api);
  const [waiting, first, second] = [
    await anItem(owner, 'pending_review'),
    await anItem(owner, 'published'),
    await anItem(owner, 'published'),
  ];
  const { body } = await owner.post({ title: 'With pictures', mediaIds: [waiting, first, second] });
  await rebuildRequestSearch(api.db);
  expect(body.own?.media.map(({ id, state }) => [id, state])).toEqual([
    [waiting, 'pending_review'],
    [first, 'published'],
    [second, 'published'],
  ]);
  const seen = (await viewer.see(body.id)).body;
  expect([seen.media.map(({ id }) => id), seen.mediaCount, seen.picture?.id]).toEqual([[first, second], 2, first]);
  const [card] = (await viewer.feed({ search: 'pictures' })).body.requests;
  expect(card?.picture?.id).toBe(first);
});

it('rejects media of others, purposes or posts, and deletes media that an edit removes', async () => {
  const [owner, other] = [await aPoster(api, { plan: 3 }), await aPoster(api)];
  const [own, gallery, theirs, rejected] = [
    await anItem(owner, 'published'),
    await anItem(owner, 'published', 'gallery'),
    await anItem(other, 'published'),
    await anItem(owner, 'rejected'),
  ];
  const response = await owner.post({ mediaIds: [own, gallery, theirs, rejected, crypto.randomUUID()] });
  expect(Object.keys(response.fields)).toEqual(['mediaIds.1', 'mediaIds.2', 'mediaIds.3', 'mediaIds.4']);
  const { body } = await owner.post({ mediaIds: [own] });
  expect(Object.keys((await owner.post({ mediaIds: [own] })).fields)).toEqual(['mediaIds.0']);
  expect((await owner.edit(body.id, { mediaIds: [own] }, '"1"')).body.mediaCount).toBe(1);
  await owner.edit(body.id, {}, '"2"');
  await worker.runJobs();
  expect(await api.db.selectFrom('media').select('id').where('id', '=', own).execute()).toEqual([]);
});

it('rejects media of which the owner has not declared who is depicted, except rejected ones', async () => {
  const owner = await aPoster(api, { plan: 3 });
  const undeclared = async (state: MediaState) => (await aMedia(api.db, { ownerId: owner.id, purpose: 'post', state, depicts: null })).id;
  const [declared, scanned, checked] = [await anItem(owner, 'published'), await undeclared('scanned'), await undeclared('quarantined')];
  expect(Object.keys((await owner.post({ mediaIds: [declared, scanned, checked] })).fields)).toEqual(['mediaIds.1', 'mediaIds.2']);
  const { body } = await owner.post({ mediaIds: [declared] });
  const edited = await owner.edit(body.id, { mediaIds: [declared, scanned] }, '"1"');
  expect(edited.fields).toMatchObject({ 'mediaIds.1': { code: 'media.declarationMissing' } });
  const declaration = { depicts: 'nobody', people: [], consent: true };
  expect((await owner.call('PUT', `/api/media/${scanned}/people`, declaration)).status).toBe(200);
  expect((await owner.edit(body.id, { mediaIds: [declared, scanned] }, '"1"')).status).toBe(200);
  await expect(aPost(api.db, owner.id, { mediaIds: [checked] })).rejects.toThrow(/has not declared who is depicted/);
  await aPost(api.db, owner.id, { mediaIds: [await undeclared('rejected')] });
  const swap = api.db.updateTable('request_media').set({ media_id: checked }).where('media_id', '=', declared).execute();
  await expect(swap).rejects.toThrow(/has not declared who is depicted/);
});

it('deletes week-old uploads that neither a post nor a draft contains', async () => {
  const owner = await aPoster(api);
  const item = async (startedAt: Date) => (await aMedia(api.db, { ownerId: owner.id, purpose: 'post', state: 'published', startedAt })).id;
  const [old, today] = [new Date(Date.now() - 8 * DAY), new Date()];
  const [leftOver, drafted, posted, fresh] = [await item(old), await item(old), await item(old), await item(today)];
  await owner.call('PUT', '/api/requests/draft', { mediaIds: [drafted] });
  await aPost(api.db, owner.id, { mediaIds: [posted] });
  await worker.runTask('requests:purge-unused-media');
  await worker.runJobs();
  const rows = await api.db.selectFrom('media').select('id').where('owner_id', '=', owner.id).execute();
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([drafted, posted, fresh]));
  expect(rows.map(({ id }) => id)).not.toContain(leftOver);
});

it('updates filters when the poster changes gender or becomes private', async () => {
  const owner = await aPoster(api, {}, { gender: 'woman' });
  await aPost(api.db, owner.id, { title: 'Followed' });
  await aConnection(api.db, viewer.id, owner.id);
  await rebuildRequestSearch(api.db);
  const found = (gender: string) => viewer.titles({ search: 'followed', gender });
  expect([await found('woman'), await found('man')]).toEqual([['Followed'], []]);
  await owner.call('PUT', `/api/user-details/${owner.id}`, { gender: 'man' });
  await worker.runJobs();
  expect([await found('woman'), await found('man')]).toEqual([[], ['Followed']]);
  await owner.call('PUT', `/api/users/${owner.id}`, { privateAccount: true });
  await worker.runJobs();
  expect([await found('woman'), await found('man'), await viewer.titles({ search: 'followed' })]).toEqual([[], [], ['Followed']]);
});

it('returns distances in bands, and no coordinates', async () => {
  const owner = await aPoster(api);
  const id = await aPost(api.db, owner.id, { title: 'Around the corner', cityId: 5_881_791 });
  await rebuildRequestSearch(api.db);
  const { body, text } = await viewer.see(id);
  expect([body.within, body.location?.name]).toEqual([100, 'Abbotsford']);
  expect(text).not.toMatch(/latitude|longitude|point|49\.\d{2}/u);
});

it('requires the viewer’s city for a search nearby', async () => {
  const nowhere = await aPoster(api, {}, { cityId: null });
  expect((await nowhere.feed({ location: 'true' })).code).toBe('requests.cityMissing');
  expect((await nowhere.feed({ city: 703_448 })).status).toBe(200);
  for (const query of [{ city: 1 }, { city: 1, status: 'published' }])
    expect((await nowhere.feed(query)).fields).toMatchObject({ city: { code: 'field.notAChoice' } });
});

it('GET /api/requests/{id}/next ranks by fetish and type, then newest, without the viewer’s own', async () => {
  const [reader, owner] = [await aPoster(api), await aPoster(api)];
  const post = (title: string, fetish: 'corsets' | 'gloves', type: 'video' | 'trading', minute: number) =>
    aPost(api.db, owner.id, { title, fetish, type, at: new Date(Date.UTC(2027, 0, 1, 0, minute)) });
  const id = await post('seen', 'corsets', 'trading', 0);
  await post('both', 'corsets', 'trading', 1);
  await post('type', 'gloves', 'trading', 2);
  await post('fetish', 'corsets', 'video', 3);
  await post('newest', 'gloves', 'video', 4);
  await aPost(api.db, reader.id, { title: 'own', fetish: 'corsets', type: 'trading' });
  await rebuildRequestSearch(api.db);
  const { body } = await reader.call<RequestList>('GET', `/api/requests/${id}/next?limit=4`);
  expect(body.requests.map(({ title }) => title)).toEqual(['both', 'fetish', 'type', 'newest']);
});

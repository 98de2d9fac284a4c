import { requestsChanged } from '@subrosa/contract/requests';
import { beforeAll, expect, it } from 'vitest';
import { redisKeys } from '../../platform/realtime/keys.ts';
import { roomOf } from '../../platform/realtime/channels.ts';
import { aClock, MINUTE, DAY } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { codesOf } from '../../../test/support/profiles.ts';
import { aPoster, aText } from '../../../test/support/requests.ts';

const PROHIBITED = 'forbiddenword';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

beforeAll(async () => {
  await api.db.insertInto('prohibited_word').values({ word: PROHIBITED }).execute();
});

it('publishes a post at once, with all of its fields', async () => {
  const iris = await aPoster(api, { accountType: 'confidant' });
  const { body, code, etag } = await iris.post({ title: aText.title.replace(' ', '\n '), cityId: 6_173_331, price: '$1,5' });
  expect(code).toBe('requests.posted');
  expect(etag).toBe('"1"');
  expect(body).toMatchObject({
    title: aText.title,
    description: aText.description,
    type: 'items',
    fetish: 'silk',
    category: 'wear',
    priceCents: 150,
    status: 'published',
    mine: true,
    views: 0,
    location: { id: 6_173_331, name: 'Vancouver', country: 'CA' },
    can: { edit: true, delete: false, withdraw: true, editByUpgrade: true },
    own: { price: '1.50', flaggedSpans: [], reason: null },
  });
});

it('returns all errors at once, with the messages of the specification', async () => {
  const iris = await aPoster(api);
  const { status, fields } = await iris.post({
    title: 'x'.repeat(101),
    description: 'y'.repeat(2001),
    price: '0',
    fetish: 'none',
    cityId: 1,
  });
  expect(status).toBe(400);
  expect(codesOf(fields)).toEqual({
    title: 'title.tooLong',
    description: 'field.tooLong',
    price: 'price.tooLow',
    fetish: 'field.notAChoice',
    cityId: 'field.notAChoice',
  });
  expect(fields).toMatchObject({ title: { message: 'Title is too long' }, price: { message: 'Price should be more than 0' } });
  const empty = await iris.call('POST', '/api/requests', { mediaIds: Array.from({ length: 11 }, () => crypto.randomUUID()) });
  expect(codesOf(empty.fields)).toEqual({
    title: 'title.required',
    description: 'description.required',
    type: 'requestType.required',
    fetish: 'fetish.required',
    price: 'price.required',
    mediaIds: 'media.tooManyFiles',
  });
  expect(await iris.quota()).toMatchObject({ body: { left: 1 } });
});

it.each([
  ['', 'price.required'],
  ['a lot', 'price.required'],
  ['-5', 'price.tooLow'],
  ['0.00', 'price.tooLow'],
  ['9999.01', 'price.tooHigh'],
  ['12.345', 'price.decimals'],
  ['1,000', 'price.decimals'],
])('rejects a price of %j', async (price, problem) => {
  const iris = await aPoster(api);
  expect(codesOf((await iris.post({ price })).fields)).toEqual({ price: problem });
});

it('rejects prohibited words, and leaves the quota unused', async () => {
  const iris = await aPoster(api);
  const { status, code, fields } = await iris.post({ title: `A ${PROHIBITED} scarf` });
  expect([status, code]).toEqual([422, 'requests.prohibitedWord']);
  expect(codesOf(fields)).toEqual({ title: 'text.prohibitedWord' });
  expect((await iris.post()).status).toBe(200);
});

it('hides a post with contact details, and shows only its owner where they are', async () => {
  const [iris, marlow] = [await aPoster(api), await aPoster(api)];
  const description = 'Write to lena@example.com for more.';
  const { body, code } = await iris.post({ description });
  expect(code).toBe('requests.unpublished');
  expect(body).toMatchObject({ status: 'unpublished', own: { reason: 'contact_details' }, can: { edit: true, requestReview: true } });
  expect(body.own?.flaggedSpans).toEqual([{ field: 'description', from: 9, to: 25, kind: 'contact_details' }]);
  expect((await marlow.see(body.id)).code).toBe('resource.notFound');
  expect(await cases(body.id)).toEqual(['request_text open']);
});

it('publishes a post without its contact details on request, and keeps the case open', async () => {
  const iris = await aPoster(api);
  const { body, etag } = await iris.post({ description: 'Write to lena@example.com for more.' });
  expect((await iris.review(body.id)).code).toBe('requests.stillFlagged');
  expect(body.own?.republishes).toBe(false);
  const edited = await iris.edit(body.id, { description: 'Write to me here.' }, etag ?? '');
  expect(edited.body).toMatchObject({ status: 'unpublished', own: { flaggedSpans: [] } });
  expect((await iris.see(body.id)).body.own?.republishes).toBe(true);
  const reviewed = await iris.review(body.id);
  expect([reviewed.code, reviewed.body.status]).toEqual(['requests.published', 'published']);
  expect(await cases(body.id)).toEqual(['request_text open']);
});

it('requires a review by staff for apparently illegal content, also after a correction', async () => {
  const iris = await aPoster(api);
  const { body, etag } = await iris.post({ description: 'Fake passport, posted discreetly.' });
  expect(body.own).toMatchObject({ reason: 'apparent_illegal' });
  await iris.edit(body.id, {}, etag ?? '');
  expect((await iris.see(body.id)).body.own?.republishes).toBe(false);
  const reviewed = await iris.review(body.id);
  expect([reviewed.code, reviewed.body.status, reviewed.body.can.requestReview]).toEqual([
    'requests.reviewRequested',
    'unpublished',
    false,
  ]);
  const { reviewRequestedAt, reviewDueAt } = reviewed.body.own ?? {};
  expect(Date.parse(reviewDueAt ?? '') - Date.parse(reviewRequestedAt ?? '')).toBe(DAY);
});

it('allows regular members ten minutes for corrections; later changes require premium', async () => {
  const [regular, premium] = [await aPoster(api), await aPoster(api, { plan: 3 })];
  const [one, other] = [await regular.post(), await premium.post()];
  clock.pass(9 * MINUTE);
  const corrected = await regular.edit(one.body.id, { title: 'Corrected' }, '"1"');
  expect([corrected.status, corrected.body.title, corrected.etag]).toEqual([200, 'Corrected', '"2"']);
  expect((await regular.remove(one.body.id)).code).toBe('requests.editUpgrade');
  clock.pass(2 * MINUTE);
  const late = await regular.edit(one.body.id, { title: 'Too late' }, '"2"');
  expect([late.status, late.code]).toEqual([402, 'requests.editUpgrade']);
  expect((await regular.see(one.body.id)).body).toMatchObject({ title: 'Corrected', can: { edit: false, editByUpgrade: true } });
  expect((await premium.edit(other.body.id, { title: 'At any time' }, '"1"')).body.title).toBe('At any time');
  expect((await premium.edit(other.body.id, {}, '"1"')).code).toBe('version.stale');
  expect((await premium.remove(other.body.id)).code).toBe('requests.deleted');
  expect((await premium.see(other.body.id)).code).toBe('resource.notFound');
});

it('hides a published post when an edit adds contact details', async () => {
  const iris = await aPoster(api, { plan: 3 });
  const { body } = await iris.post();
  const edited = await iris.edit(body.id, { title: 'Call +1 604 555 0123' }, '"1"');
  expect(edited.body).toMatchObject({ status: 'unpublished', own: { reason: 'contact_details' } });
  expect(await cases(body.id)).toEqual(['request_text open']);
});

it('withdraws a post permanently and closes its case', async () => {
  const [iris, marlow] = [await aPoster(api), await aPoster(api)];
  const { body } = await iris.post({ title: 'Write lena@example.com' });
  for (let time = 0; time < 2; time += 1) expect((await iris.withdraw(body.id)).body.status).toBe('withdrawn');
  expect((await iris.edit(body.id, {}, '"2"')).code).toBe('requests.alreadyWithdrawn');
  expect((await iris.review(body.id)).code).toBe('requests.alreadyWithdrawn');
  expect((await marlow.withdraw(body.id)).code).toBe('resource.notFound');
  expect(await cases(body.id)).toEqual(['request_text decided']);
  expect((await iris.remove(body.id)).code).toBe('requests.deleted');
});

it('previews what would be published, and stores nothing', async () => {
  const iris = await aPoster(api);
  const { body } = await iris.call<object>('POST', '/api/requests/preview', { ...aText, title: 'Write lena@example.com' });
  expect(body).toEqual({
    priceCents: 2550,
    wouldPublish: false,
    flaggedSpans: [{ field: 'title', from: 6, to: 22, kind: 'contact_details' }],
    mediaWaiting: 0,
    quota: { unlimited: false, left: 1, nextAt: null },
  });
  expect((await iris.feed({ status: 'unpublished' })).body.requests).toEqual([]);
});

it('stores one draft until the post is published', async () => {
  const iris = await aPoster(api);
  const draft = () => iris.call<{ draft: object | null }>('GET', '/api/requests/draft');
  expect((await draft()).body).toEqual({ draft: null, city: null, savedAt: null });
  await iris.call('PUT', '/api/requests/draft', { title: 'Sil' });
  await iris.call('PUT', '/api/requests/draft', { title: 'Silk', price: '12.' });
  expect((await draft()).body.draft).toEqual({
    title: 'Silk',
    description: '',
    type: null,
    fetish: null,
    price: '12.',
    cityId: null,
    mediaIds: [],
  });
  await iris.post();
  expect((await draft()).body.draft).toBeNull();
  await iris.call('PUT', '/api/requests/draft', { title: 'Another' });
  await iris.call('DELETE', '/api/requests/draft', {});
  expect((await draft()).body.draft).toBeNull();
});

it('stores the city of a draft, and names it in the requested language', async () => {
  const iris = await aPoster(api);
  const draft = async (language: string) =>
    (await iris.call<{ city: { id: number; name: string } | null }>('GET', `/api/requests/draft?language=${language}`)).body.city;
  await iris.call('PUT', '/api/requests/draft', { title: 'Silk', cityId: 703_448 });
  expect([await draft('en'), await draft('uk')]).toMatchObject([
    { id: 703_448, name: 'Kyiv' },
    { id: 703_448, name: 'Київ' },
  ]);
  await iris.call('PUT', '/api/requests/draft', { title: 'Silk', cityId: 1 });
  expect(await draft('en')).toBeNull();
});

it('creates one post for a repeated idempotency key', async () => {
  const iris = await aPoster(api, { plan: 3 });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [one, other] = [await iris.post({}, key), await iris.post({}, key)];
  expect(other.body.id).toBe(one.body.id);
});

it('returns 404 before the welcome wizard is finished', async () => {
  const pending = await aPoster(api, { state: 'pending' });
  expect((await pending.post()).code).toBe('resource.notFound');
});

it('publishes one live update for each change, to the owner only', async () => {
  const [iris, marlow] = [await aPoster(api), await aPoster(api)];
  const updates = async ({ id }: { id: string }) => {
    await worker.runJobs();
    const entries = await worker.redis.xRange(redisKeys.sockets, '-', '+');
    const texts = (entries ?? []).map(({ message }) => JSON.stringify(message));
    return texts.filter((text) => text.includes(requestsChanged.name) && text.includes(roomOf(id))).length;
  };
  const { body, etag } = await iris.post();
  expect([await updates(iris), await updates(marlow)]).toEqual([1, 0]);
  const edited = await iris.edit(body.id, { title: 'Another title' }, etag ?? '');
  expect([edited.status, await updates(iris)]).toEqual([200, 2]);
  const hidden = await iris.edit(body.id, { description: 'Write to lena@example.com.' }, edited.etag ?? '');
  expect([hidden.body.status, await updates(iris), await updates(marlow)]).toEqual(['unpublished', 3, 0]);
});

async function cases(subjectId: string): Promise<string[]> {
  const rows = await api.db.selectFrom('moderation_case').select(['kind', 'state']).where('subject_id', '=', subjectId).execute();
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

import { randomBytes } from 'node:crypto';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { objectStore } from '../../platform/storage/object-store.ts';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMedia } from '../../../test/support/media.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { incomingKey } from './files.ts';

const api = useApi();
let store: ReturnType<typeof objectStore>;
beforeAll(async () => {
  store = objectStore(api.config, api.config.S3_MEDIA_BUCKET);
  await store.ensureBucket();
});
afterAll(() => store.close());

let member: BuiltMember;
let browser: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  browser = aBrowser(api);
  await browser.login(member);
});

interface SignedPart {
  number: number;
  bytes: number;
  url: string;
}

const photo = { purpose: 'gallery', fileName: 'garden.jpg', type: 'image/jpeg', bytes: 1000 };

const begin = (input: Partial<typeof photo> & { declaration?: unknown } = {}, by = browser) =>
  by.call<OwnMedia>('POST', '/api/uploads', { ...photo, ...input });

const sign = (id: string, numbers: number[]) => browser.call<SignedPart[]>('POST', `/api/uploads/${id}/parts`, { numbers });

const complete = (id: string) => browser.call<OwnMedia>('POST', `/api/uploads/${id}/complete`, {});

const put = async (url: string, body: Buffer) => (await fetch(url, { method: 'PUT', body })).status;

/** Uploads these parts like a browser. */
async function send(id: string, numbers: number[]): Promise<void> {
  const { body: parts } = await sign(id, numbers);
  for (const { url, bytes } of parts) expect(await put(url, randomBytes(bytes))).toBe(200);
}

const eventsAbout = async (id: string) => {
  const { rows } = await sql<{ name: string }>`
    SELECT payload ->> 'name' AS name FROM graphile_worker._private_jobs WHERE payload -> 'data' ->> 'mediaId' = ${id}`.execute(api.db);
  return rows.map(({ name }) => name);
};

const rowOf = (id: string) =>
  api.db.selectFrom('media').select(['state', 'file_name', 'upload_id', 'uploaded_at']).where('id', '=', id).executeTakeFirst();

describe('/api/uploads', () => {
  it('stores parts, resumes with the missing ones, and ends as quarantined', async () => {
    const bytes = mediaLimits.partBytes + 5;
    const { body: started } = await begin({ bytes, type: 'video/mp4', fileName: 'garden.mp4' });
    expect(started).toMatchObject({
      state: 'uploading',
      kind: 'video',
      bytes,
      path: `uploads/${started.id}`,
      fileName: 'garden.mp4',
      percent: 0,
    });
    await send(started.id, [2]);

    const waiting = await browser.call<OwnMedia[]>('GET', '/api/uploads');
    expect(waiting.body.map(({ id }) => id)).toEqual([started.id]);
    const parts = await browser.call('GET', `/api/uploads/${started.id}/parts`);
    expect(parts.body).toEqual([{ number: 2, bytes: 5, etag: expect.any(String) }]);
    expect(await complete(started.id)).toMatchObject({ status: 409, code: 'media.incomplete' });

    await send(started.id, [1]);
    const completed = await complete(started.id);
    expect(completed.body).toMatchObject({ state: 'quarantined', fileName: null, media: null, waitsFor: null });
    expect(await store.find(incomingKey(started.id))).toMatchObject({ bytes, contentType: 'video/mp4' });
    expect(await rowOf(started.id)).toMatchObject({ upload_id: null, file_name: null, uploaded_at: expect.any(Date) });

    expect((await complete(started.id)).body).toEqual(completed.body);
    expect(await eventsAbout(started.id)).toEqual(['media.uploaded']);
    expect((await sign(started.id, [1])).status).toBe(404);
  });

  it('accepts each part in exactly its size, and no other part', async () => {
    const { id } = (await begin()).body;
    expect(await sign(id, [1, 2])).toMatchObject({ status: 400, fields: { numbers: { code: 'field.invalid' } } });
    const [part] = (await sign(id, [1])).body;
    expect(part).toMatchObject({ number: 1, bytes: 1000 });
    expect(await put(part!.url, randomBytes(999))).toBe(403);
    expect(await put(part!.url, randomBytes(1001))).toBe(403);
    expect(await put(part!.url.replace('partNumber=1', 'partNumber=2'), randomBytes(1000))).toBe(403);
    expect((await complete(id)).code).toBe('media.incomplete');
  });

  it('completes an upload whose parts were joined by a request that failed afterwards', async () => {
    const { id } = (await begin()).body;
    await send(id, [1]);
    const { upload_id } = (await rowOf(id))!;
    await store.finishUpload({ key: incomingKey(id), uploadId: upload_id! }, photo.bytes);
    expect((await browser.call('GET', `/api/uploads/${id}/parts`)).body).toMatchObject([{ number: 1, bytes: 1000 }]);
    expect((await complete(id)).body.state).toBe('quarantined');
  });

  it('completes once when several tabs complete concurrently', async () => {
    const { id } = (await begin()).body;
    await send(id, [1]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(id)));
    expect(answers.map(({ body }) => body.state)).toEqual(Array(5).fill('quarantined'));
    expect(await eventsAbout(id)).toEqual(['media.uploaded']);
  });

  it('finds an upload by its path, in every state but removed', async () => {
    const { id } = await aMedia(api.db, { ownerId: member.id, state: 'rejected' });
    const removed = await aMedia(api.db, { ownerId: member.id, state: 'removed' });
    const find = (path: string) => browser.call<OwnMedia>('GET', `/api/uploads/find?path=${encodeURIComponent(path)}`);
    expect((await find(`uploads/${id}`)).body).toMatchObject({ id, state: 'rejected', reason: 'quality' });
    for (const path of [`uploads/${removed.id}`, 'uploads/../../etc', id]) expect((await find(path)).code).toBe('resource.notFound');
  });

  it('accepts a declaration at the start of an upload', async () => {
    const declared = await begin({ declaration: { depicts: 'people', people: [{ who: 'self' }], consent: true } });
    expect(declared.body).toMatchObject({ depicts: 'people', people: [{ who: 'self', username: null, consent: 'given' }] });
    const rejected = await begin({ declaration: { depicts: 'people', consent: true } });
    expect(rejected).toMatchObject({ status: 400, fields: { 'declaration.people': { code: 'field.required' } } });
    const release = await begin({ purpose: 'release', declaration: { depicts: 'nobody', consent: true } });
    expect(release).toMatchObject({ status: 400, fields: { declaration: { code: 'field.invalid' } } });
  });

  it('rejects another type or size with the error codes of the specification', async () => {
    const rejected = await begin({ type: 'image/svg+xml', bytes: mediaLimits.bytes + 1 });
    expect(rejected).toMatchObject({ status: 400, fields: { type: { code: 'media.wrongType' }, bytes: { code: 'media.tooLarge' } } });
    expect((await begin({ purpose: 'profile_photo', type: 'video/mp4' })).code).toBe('media.kindNotAccepted');
  });
});

describe('POST /api/uploads, twenty concurrent requests', () => {
  it.each([
    ['profile_photo', 3, 'media.limitReached'],
    ['gallery', 10, 'media.tooMany'],
  ])('accepts exactly the limit of %s: %i', async (purpose, most, code) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin({ purpose })));
    const rejected = answers.filter(({ status }) => status !== 200);
    expect(rejected.map((one) => one.code)).toEqual(Array(20 - most).fill(code));
    expect((await browser.call<OwnMedia[]>('GET', '/api/uploads')).body).toHaveLength(most);
  });
});

it('POST /api/uploads limits unchecked videos per member, and accepts photos beyond that limit', async () => {
  const videos = [];
  for (let count = 0; count < mediaLimits.files; count += 1) {
    videos.push(await aMedia(api.db, { ownerId: member.id, state: 'quarantined', kind: 'video' }));
  }
  expect((await begin({ type: 'video/mp4' })).code).toBe('media.tooMany');
  expect((await begin()).status).toBe(200);
  await api.db
    .updateTable('media')
    .set({ state: 'rejected', reason: 'unreadable' })
    .where(
      'id',
      'in',
      videos.slice(0, 2).map(({ id }) => id),
    )
    .execute();
  expect((await begin({ type: 'video/mp4' })).status).toBe(200);
});

it('POST /api/uploads does not count rejected and removed items', async () => {
  for (const state of ['rejected', 'removed', 'published', 'quarantined'] as const) {
    await aMedia(api.db, { ownerId: member.id, purpose: 'cover', state });
  }
  expect((await begin({ purpose: 'cover' })).status).toBe(200);
  expect((await begin({ purpose: 'cover' })).code).toBe('media.limitReached');
});

it('GET /api/media lists own items of a purpose, newest first, and filters by state', async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  const old = await aMedia(api.db, { ownerId: member.id, state: 'published', kind: 'video', startedAt: day(1) });
  const recent = await aMedia(api.db, { ownerId: member.id, state: 'scanned', startedAt: day(2), depicts: null });
  await aMedia(api.db, { ownerId: member.id, state: 'removed', startedAt: day(3) });
  await aMedia(api.db, { ownerId: member.id, purpose: 'cover' });
  const listed = await browser.call<OwnMedia[]>('GET', '/api/media?purpose=gallery');
  expect(listed.body.map(({ id, waitsFor, percent }) => ({ id, waitsFor, percent }))).toEqual([
    { id: recent.id, waitsFor: 'declaration', percent: 100 },
    { id: old.id, waitsFor: null, percent: 100 },
  ]);
  const published = await browser.call<OwnMedia[]>('GET', '/api/media?purpose=gallery&state=published');
  expect(published.body).toMatchObject([
    {
      id: old.id,
      media: {
        durationMs: 12_000,
        images: [
          { width: 320, height: 240 },
          { width: 800, height: 600 },
          { width: 1200, height: 900 },
        ],
        video: expect.stringMatching(/^\/media\/.+\/hls\/master\.m3u8$/) as string,
      },
    },
  ]);
});

it('GET /api/media returns no URLs of items that are not rendered or known', async () => {
  await aMedia(api.db, { ownerId: member.id, state: 'quarantined' });
  await aMedia(api.db, { ownerId: member.id, state: 'rejected', reason: 'known' });
  await aMedia(api.db, { ownerId: member.id, state: 'rejected', reason: 'quality' });
  const listed = await browser.call<OwnMedia[]>('GET', '/api/media?purpose=gallery');
  expect(listed.body.filter(({ media }) => media !== null)).toMatchObject([{ reason: 'quality' }]);
});

it('returns 404 for an item of another member on every route, and does not change it', async () => {
  const other = await aMember(api.db, api.config);
  const theirs = aBrowser(api);
  await theirs.login(other);
  const { id } = (await begin({}, theirs)).body;
  const published = await aMedia(api.db, { ownerId: other.id, state: 'published' });
  const declaration = { depicts: 'nobody', consent: true };
  const calls: [string, string, unknown?][] = [
    ['GET', `/api/uploads/find?path=uploads/${id}`],
    ['GET', `/api/uploads/${id}/parts`],
    ['POST', `/api/uploads/${id}/parts`, { numbers: [1] }],
    ['POST', `/api/uploads/${id}/complete`, {}],
    ['DELETE', `/api/uploads/${id}`],
    ['PUT', `/api/media/${published.id}/people`, declaration],
    ['DELETE', `/api/media/${published.id}`],
    ['PUT', `/api/depictions/${published.id}`, { consent: 'objected' }],
    ['GET', `/api/staff/media/${published.id}`],
  ];
  for (const [method, path, body] of calls)
    expect([path, (await browser.call(method, path, body)).code]).toEqual([path, 'resource.notFound']);
  expect((await rowOf(id))?.state).toBe('uploading');
  expect((await rowOf(published.id))?.state).toBe('published');
});

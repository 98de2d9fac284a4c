import type { MediaState } from '@subrosa/rules/media/states';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedKey, servedPrefix } from '../domains/media/files.ts';
import { databaseUrl, type Config } from '../platform/config/config.ts';
import { createDb, createPool, type Db } from '../platform/db/database.ts';
import { deliveryOf } from '../platform/media-delivery/signed-urls.ts';
import { BELIEVED_SECONDS } from '../platform/media-delivery/generation-cache.ts';
import { newId } from '../platform/ids.ts';
import { objectStore, type ObjectStore } from '../platform/storage/object-store.ts';
import { aClock } from '../../test/support/clock.ts';
import { configFor, createTestDatabase } from '../../test/support/databases.ts';
import { aMedia } from '../../test/support/media.ts';
import { aMember } from '../../test/support/members.ts';
import { startGateway, type RunningGateway } from './gateway.ts';

const PHOTO = 'a quiet photograph';
const clock = aClock();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let config: Config;
let db: Db;
let store: ObjectStore;
let gateway: RunningGateway;
let owner: string;
const made: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  config = configFor(database.name);
  db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'test', size: 1 }));
  store = objectStore(config, config.S3_MEDIA_BUCKET);
  await store.ensureBucket();
  gateway = await startGateway(config, clock);
  owner = (await aMember(db, config)).id;
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  for (const id of made) await store.removePrefix(servedPrefix(id));
  store.close();
  await db.destroy();
  await database.drop();
});

const delivery = () => deliveryOf(config.MEDIA_URL_SECRET, clock);
const request = (path: string, headers: Record<string, string> = {}, method = 'GET', port = gateway.port) =>
  fetch(`http://127.0.0.1:${port}${path}`, { method, headers });

/** Inserts an item and stores its files. */
async function anItem({
  state = 'published',
  files = { 'small.avif': PHOTO },
}: { state?: MediaState; files?: Record<string, string> } = {}) {
  const { id } = await aMedia(db, { ownerId: owner, state });
  made.push(id);
  for (const [file, content] of Object.entries(files)) await store.put(servedKey(id, file), Buffer.from(content), 'text/html');
  return { id, generation: 0 };
}

async function aPhoto() {
  const item = await anItem();
  return { item, url: delivery().fileOf(item, 'small.avif') };
}

const change = (id: string, values: { state?: MediaState; generation?: number }) =>
  db.updateTable('media').set(values).where('id', '=', id).execute();

describe('gateway', () => {
  it('serves a file that the browser may cache until its URL expires', async () => {
    const { url } = await aPhoto();
    const answer = await request(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PHOTO);
    expect(answer.headers.get('content-length')).toBe(String(PHOTO.length));
    const seconds = Number(/^private, max-age=(\d+), immutable$/.exec(answer.headers.get('cache-control') ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(1700);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(answer.headers.get('cdn-cache-control')).toBe(`max-age=${BELIEVED_SECONDS}`);
  });

  it('sends the content type of the file name and headers that forbid scripts', async () => {
    const { headers } = await request((await aPhoto()).url);
    expect(headers.get('content-type')).toBe('image/avif');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000; includeSubDomains');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect([...headers.keys()].filter((name) => /^x-(amz|rgw)|^set-cookie/.test(name))).toEqual([]);
  });

  it('reveals no storage time', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await request((await aPhoto()).url, {}, method);
      expect([...headers].filter(([name, value]) => name === 'last-modified' || (name !== 'date' && /\d:\d\d/.test(value)))).toEqual([]);
    }
  });

  it('answers HEAD with the length and without the bytes', async () => {
    const answer = await request((await aPhoto()).url, {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(PHOTO.length));
    expect(await answer.text()).toBe('');
  });

  it('returns 304 when the ETag matches', async () => {
    const { url } = await aPhoto();
    const etag = (await request(url)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await request(url, { 'if-none-match': known });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
    }
    expect((await request(url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each(['uploading', 'quarantined', 'removed'] as const)('returns 404 while the item is %s', async (state) => {
    const item = await anItem({ state });
    expect((await request(delivery().fileOf(item, 'small.avif'))).status).toBe(404);
  });

  it.each(['scanned', 'pending_review', 'rejected'] as const)('serves the owner’s and staff’s URL while the item is %s', async (state) => {
    const item = await anItem({ state });
    expect((await request(delivery().fileOf(item, 'small.avif'))).status).toBe(200);
  });
});

describe('gateway with a Range header', () => {
  it.each([
    ['bytes=2-6', 'quiet', `bytes 2-6/${PHOTO.length}`],
    ['bytes=8-', 'photograph', `bytes 8-17/${PHOTO.length}`],
    ['bytes=-5', 'graph', `bytes 13-17/${PHOTO.length}`],
  ])('returns 206 for %s', async (range, text, contentRange) => {
    const answer = await request((await aPhoto()).url, { range });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('content-range')).toBe(contentRange);
  });

  it('returns 416 uncached for a range beyond the end', async () => {
    const answer = await request((await aPhoto()).url, { range: 'bytes=100-200' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])('returns the whole file for an unsupported range: %s', async (range) => {
    const answer = await request((await aPhoto()).url, { range });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PHOTO);
  });

  it('honours If-Range only for the current version', async () => {
    const { url } = await aPhoto();
    const etag = (await request(url)).headers.get('etag') ?? '';
    expect((await request(url, { range: 'bytes=2-6', 'if-range': etag })).status).toBe(206);
    expect((await request(url, { range: 'bytes=2-6', 'if-range': '"other"' })).status).toBe(200);
    expect((await request(url, { range: 'bytes=2-6', 'if-range': new Date().toUTCString() })).status).toBe(200);
  });
});

describe('gateway with a video', () => {
  it('serves all segments under the signature of the playlist, and nothing else', async () => {
    const files = { 'hls/master.m3u8': '#EXTM3U', 'hls/480/index.m3u8': '#EXTM3U', 'hls/480/1.m4s': 'segment', 'small.avif': PHOTO };
    const item = await anItem({ files });
    const url = delivery().folderOf(item, 'hls', 'master.m3u8');
    const types = { 'master.m3u8': 'application/vnd.apple.mpegurl', '480/index.m3u8': 'application/vnd.apple.mpegurl' };
    for (const [file, type] of Object.entries({ ...types, '480/1.m4s': 'video/iso.segment' })) {
      const answer = await request(new URL(file, `http://app.example${url}`).pathname);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    }
    expect((await request(url.replace('hls/master.m3u8', 'small.avif'))).status).toBe(404);
  });
});

describe('gateway with a removed item', () => {
  it('returns 404 once the cached generation expires, within the minute that a CDN may add to', async () => {
    expect(BELIEVED_SECONDS * 2).toBeLessThan(60);
    const { item, url } = await aPhoto();
    expect((await request(url)).status).toBe(200);
    await change(item.id, { state: 'removed' });
    clock.pass(BELIEVED_SECONDS * 1000);
    expect((await request(url)).status).toBe(404);
    expect((await request(url, { 'if-none-match': '"0"' })).status).toBe(404);
  });

  it('serves the URLs of a new generation at once, and no longer those of the previous one', async () => {
    const { item, url } = await aPhoto();
    expect((await request(url)).status).toBe(200);
    await change(item.id, { generation: 1 });
    expect((await request(delivery().fileOf({ ...item, generation: 1 }, 'small.avif'))).status).toBe(200);
    expect((await request(url)).status).toBe(404);
  });
});

describe('gateway with an invalid URL', () => {
  it('returns the same response for every kind of error', async () => {
    const { item, url } = await aPhoto();
    const rejected = [
      await request(url.replace('small.avif', 'large.avif')),
      await request(url.replace(/\.(.)([\w-]{21})\//, (_, first: string, rest: string) => `.${first === 'A' ? 'B' : 'A'}${rest}/`)),
      await request(delivery().fileOf({ id: newId(), generation: 0 }, 'small.avif')),
      await request(delivery().fileOf({ ...item, generation: 7 }, 'small.avif')),
      await request(delivery().fileOf(item, 'missing.avif')),
      await request(delivery().fileOf(item, 'small.html')),
      await request(deliveryOf(config.MEDIA_URL_SECRET, { now: () => new Date('2026-01-01') }).fileOf(item, 'small.avif')),
      await request(`${url}?download`),
      await request(url, {}, 'POST'),
      await request('/media/'),
    ];
    const responses = await Promise.all(
      rejected.map(async (answer) => {
        const { date: _, ...headers } = Object.fromEntries(answer.headers);
        return { status: answer.status, headers, text: await answer.text() };
      }),
    );
    expect(responses[0]).toMatchObject({ status: 404, text: 'not found', headers: { 'cache-control': 'no-store' } });
    for (const one of responses) expect(one).toEqual(responses[0]);
  });
});

it('returns 503 when the gateway cannot reach the database', async () => {
  const { url } = await aPhoto();
  const DATABASE_GATEWAY_URL = 'postgres://subrosa_gateway@127.0.0.1:1/subrosa';
  const other = await startGateway({ ...config, DATABASE_GATEWAY_URL, LOG_LEVEL: 'silent' }, clock);
  const answer = await request(url, {}, 'GET', other.port);
  await other.stop();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('the database role of the gateway', () => {
  it('allows to read the state of an item but not its owner', async () => {
    const role = createDb(createPool({ url: databaseUrl(config, 'gateway'), name: 'test', size: 1 }));
    await expect(sql`SELECT id, state, generation FROM media`.execute(role)).resolves.toBeDefined();
    for (const read of [sql`SELECT owner_id FROM media`, sql`SELECT 1 FROM member`, sql`SELECT 1 FROM media_depiction`]) {
      await expect(read.execute(role)).rejects.toThrow(/permission denied/);
    }
    await expect(sql`UPDATE media SET state = 'published'`.execute(role)).rejects.toThrow(/permission denied/);
    await role.destroy();
  });
});

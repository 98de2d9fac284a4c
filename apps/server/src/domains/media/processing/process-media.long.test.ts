import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../../sandbox/src/sandbox.ts';
import { openWorkerPlatform } from '../../../app/platforms.ts';
import { useDecoder } from '../../../../test/support/decoder.ts';
import { aJpeg } from '../../../../test/support/hostile-files/pictures.ts';
import { quarantine } from '../../../../test/support/hostile-files/quarantine.ts';
import { aVideo } from '../../../../test/support/hostile-files/videos.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aMember } from '../../../../test/support/members.ts';
import { freePort } from '../../../../test/support/processes.ts';
import { imageFile, incomingKey, quarantineKey, servedKey } from '../files.ts';
import { processingTasks } from './jobs.ts';
import { folderOf } from './work.ts';

const testDb = useDatabase();
const decoder = useDecoder();
let platform: Awaited<ReturnType<typeof openWorkerPlatform>>;
let sandbox: Sandbox;
let ownerId: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  platform = await openWorkerPlatform({ ...testDb.config, ...decoder, HASH_LIST_URL: `${sandbox.url}/hash-list` });
  await platform.storage.ensureBucket();
  ownerId = (await aMember(testDb.db, testDb.config)).id;
});
afterAll(async () => {
  await platform.close();
  await sandbox.stop();
});

interface Upload {
  kind?: MediaKind;
  purpose?: MediaPurpose;
}

const upload = (content: Buffer, { kind = 'image', purpose = 'gallery' }: Upload = {}) =>
  quarantine(testDb.db, platform.storage, { ownerId, kind, purpose, content });

const check = (id: string, given = platform) => processingTasks(given)['media:process']?.({ id });

const rowOf = (id: string) => testDb.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const served = async (id: string, file: string) => buffer(await platform.storage.read(servedKey(id, file)));

const hashesOf = (id: string) => testDb.db.selectFrom('media_hash').selectAll().where('media_id', '=', id).orderBy('frame').execute();

const casesOf = (id: string) => testDb.db.selectFrom('moderation_case').select(['kind', 'state']).where('subject_id', '=', id).execute();

describe('media:process with a photo', () => {
  it('stores three sizes in two formats with a placeholder, and deletes the original', async () => {
    const id = await upload(await aJpeg({ width: 900, height: 700 }));
    await check(id);
    expect(await rowOf(id)).toMatchObject({ state: 'scanned', step: 'rendered', width: 900, height: 700, attempts: 1, reason: null });
    expect((await rowOf(id)).placeholder?.length).toBeLessThanOrEqual(40);
    const sizes = await Promise.all(
      (['small', 'medium', 'large'] as const).map(async (size) => {
        const avif = await sharp(await served(id, imageFile(size, 'avif'))).metadata();
        const webp = await sharp(await served(id, imageFile(size, 'webp'))).metadata();
        return [avif.compression, webp.format, avif.width, webp.width, avif.height];
      }),
    );
    expect(sizes).toEqual([
      ['av1', 'webp', 320, 320, 249],
      ['av1', 'webp', 800, 800, 622],
      ['av1', 'webp', 900, 900, 700],
    ]);
    expect(await hashesOf(id)).toEqual([expect.objectContaining({ frame: 0, quality: expect.any(Number) })]);
    expect(await platform.storage.find(incomingKey(id))).toBeNull();
    expect(existsSync(folderOf(id))).toBe(false);
  });

  it('rejects a profile photo that is not larger than 460 by 500', async () => {
    const id = await upload(await aJpeg({ width: 461, height: 500 }), { purpose: 'profile_photo' });
    await check(id);
    expect(await rowOf(id)).toMatchObject({ state: 'rejected', reason: 'too_small' });
    expect(await platform.storage.find(incomingKey(id))).toBeNull();
  });

  it('rejects a photo that was declared as video', async () => {
    const id = await upload(await aJpeg(), { kind: 'video' });
    await check(id);
    expect(await rowOf(id)).toMatchObject({ state: 'rejected', reason: 'type' });
  });

  it('skips an item that was removed meanwhile', async () => {
    const id = await upload(await aJpeg());
    await testDb.db.updateTable('media').set({ state: 'removed' }).where('id', '=', id).execute();
    await check(id);
    expect(await rowOf(id)).toMatchObject({ state: 'removed', attempts: 0 });
  });
});

describe('media:process with a video', () => {
  it('stores two HLS renditions with a poster', async () => {
    const id = await upload(await aVideo({ seconds: 1 }), { kind: 'video' });
    await check(id);
    expect(await rowOf(id)).toMatchObject({ state: 'scanned', step: 'rendered', width: 320, height: 240 });
    expect((await rowOf(id)).duration_ms).toBeGreaterThan(900);
    const master = (await served(id, 'hls/master.m3u8')).toString();
    expect(master).toMatch(/RESOLUTION=320x240,CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2"\n480\/index\.m3u8/);
    expect((await served(id, 'hls/720/index.m3u8')).toString()).toContain('#EXT-X-MAP:URI="init.mp4"');
    expect((await served(id, 'hls/720/0000.m4s')).length).toBeGreaterThan(1000);
    expect((await sharp(await served(id, 'large.avif')).metadata()).width).toBe(320);
    const types = await Promise.all(
      ['hls/master.m3u8', 'hls/480/init.mp4', 'hls/480/0000.m4s', 'small.webp'].map(
        async (file) => (await platform.storage.find(servedKey(id, file)))?.contentType,
      ),
    );
    expect(types).toEqual(['application/vnd.apple.mpegurl', 'video/mp4', 'video/iso.segment', 'image/webp']);
  });
});

describe('media:process with a known picture', () => {
  it('rejects and quarantines it, also as a smaller copy, and opens one case', async () => {
    const first = await upload(await aJpeg({ seed: 77, width: 800, height: 700 }));
    await check(first);
    const [hash] = await hashesOf(first);
    await fetch(`${sandbox.url}/hash-list/c/bank/KNOWN/signal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pdq: hash?.pdq.toString('hex') }),
    });

    const copy = await sharp(await aJpeg({ seed: 77, width: 800, height: 700 }))
      .resize(500)
      .jpeg({ quality: 50 })
      .toBuffer();
    const id = await upload(copy);
    await check(id);
    await check(id);
    expect(await rowOf(id)).toMatchObject({ state: 'rejected', reason: 'known', step: 'scanned' });
    expect(await casesOf(id)).toEqual([{ kind: 'media_match', state: 'open' }]);
    expect(await buffer(await platform.storage.read(quarantineKey(id)))).toEqual(copy);
    expect(await platform.storage.find(incomingKey(id))).toBeNull();
    expect(await platform.storage.find(servedKey(id, 'small.webp'))).toBeNull();
  });
});

describe('media:process without a dependency', () => {
  it.each([
    ['the virus scanner', async () => ({ CLAMD_PORT: await freePort() })],
    ['the hash list', async () => ({ HASH_LIST_URL: `http://127.0.0.1:${await freePort()}` })],
    ['the decoder', async () => ({ DECODER_URL: `http://127.0.0.1:${await freePort()}` })],
  ])('waits for %s without counting attempts, and continues afterwards', async (what, settings) => {
    const without = await openWorkerPlatform({
      ...testDb.config,
      ...decoder,
      HASH_LIST_URL: `${sandbox.url}/hash-list`,
      ...(await settings()),
    });
    const id = await upload(await aJpeg({ width: 120, height: 100 }));
    try {
      for (let attempt = 0; attempt < 4; attempt += 1) await expect(check(id, without)).rejects.toThrow(`${what} is unavailable`);
    } finally {
      await without.close();
    }
    expect(await rowOf(id)).toMatchObject({ state: 'quarantined', attempts: 0 });
    expect(existsSync(folderOf(id))).toBe(false);
    await check(id);
    expect(await rowOf(id)).toMatchObject({ state: 'scanned' });
  });
});

describe('media:process with more items than slots', () => {
  it('reschedules the items that exceed MEDIA_CONCURRENCY', async () => {
    const { MEDIA_CONCURRENCY: hands } = platform.config;
    const one = processingTasks({ ...platform, config: { ...platform.config, WORKER_CONCURRENCY: 2 * hands } });
    const ids = await Promise.all(
      Array.from({ length: hands + 1 }, async (_, seed) => upload(await aJpeg({ seed, width: 60, height: 50 }))),
    );
    await Promise.all(ids.map(async (id) => one['media:process']?.({ id })));
    const states = await Promise.all(ids.map(async (id) => (await rowOf(id)).state));
    expect(states.toSorted()).toEqual(['quarantined', ...Array.from({ length: hands }, () => 'scanned')]);
    const { rows } = await sql<{ key: string; later: boolean }>`
      SELECT key, run_at > now() AS later FROM graphile_worker._private_jobs WHERE key LIKE 'media:process/%'`.execute(testDb.db);
    expect(rows).toEqual([{ key: `media:process/${ids[states.indexOf('quarantined')]}`, later: true }]);
  });
});

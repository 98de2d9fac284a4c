import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaLimits } from '@subrosa/rules/media/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../../sandbox/src/sandbox.ts';
import { openWorkerPlatform } from '../../../app/platforms.ts';
import { startWorker } from '../../../app/worker.ts';
import { decode } from '../../../decoder/pictures/decode.ts';
import { encode } from '../../../decoder/pictures/encode.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { Running } from '../../../platform/lifecycle.ts';
import { useDecoder } from '../../../../test/support/decoder.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { aJpeg } from '../../../../test/support/hostile-files/pictures.ts';
import { quarantine } from '../../../../test/support/hostile-files/quarantine.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aPublishedItem } from '../../../../test/support/media.ts';
import { aMember } from '../../../../test/support/members.ts';
import { largestPicture } from '../files.ts';
import { processingTasks } from '../processing/jobs.ts';
import { takeDown } from './take-down.ts';

const testDb = useDatabase();
const decoder = useDecoder();
let platform: Awaited<ReturnType<typeof openWorkerPlatform>>;
let sandbox: Sandbox;
let worker: Running;
let folder: string;
let owners: string[];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const config = { ...testDb.config, ...decoder, HASH_LIST_URL: `${sandbox.url}/hash-list` };
  platform = await openWorkerPlatform(config);
  await platform.storage.ensureBucket();
  worker = await startWorker(config);
  owners = await Promise.all([1, 2, 3, 4].map(async () => (await aMember(testDb.db, testDb.config)).id));
  folder = await mkdtemp(join(tmpdir(), 'subrosa-copies-'));
});
afterAll(async () => {
  await worker.stop();
  await platform.close();
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

async function fingerprintOf(content: Buffer): Promise<{ pdq: Buffer; quality: number }> {
  const path = join(folder, newId());
  await writeFile(path, content);
  const { pixels, size } = await decode({ file: path, orients: true, mostPixels: mediaLimits.pixels, box: largestPicture });
  await writeFile(path, pixels);
  const { pdq, quality } = await encode({ file: path, size, folder, outputs: [] });
  return { pdq: Buffer.from(pdq, 'hex'), quality };
}

/** A published item with the hash of this picture. */
async function published(content: Buffer, at = 0): Promise<string> {
  const { id } = await aPublishedItem(testDb.db, { ownerId: owners[at % owners.length] ?? '' });
  await testDb.db
    .insertInto('media_hash')
    .values({ media_id: id, frame: 0, ...(await fingerprintOf(content)) })
    .execute();
  return id;
}

/** The same picture in another size, format and quality. */
function copyOf(original: Buffer, at: number): Promise<Buffer> {
  const resized = sharp(original).resize({ width: 240 + at * 6 });
  const quality = 35 + (at % 6) * 10;
  if (at % 4 === 0) return resized.webp({ quality }).toBuffer();
  if (at % 4 === 1) return resized.png().toBuffer();
  return resized.jpeg({ quality }).toBuffer();
}

const remaining = async (ids: readonly string[]) => testDb.db.selectFrom('media').select('id').where('id', 'in', ids).execute();

const takeDownOf = (mediaIds: readonly string[], fingerprints: { pdq: Buffer; quality: number }[] = []) =>
  transaction(testDb.db, (tx) =>
    takeDown(tx, platform.clock, { sourceId: newId(), mediaIds, fingerprints, decidedBy: null, reason: 'person_without_consent' }),
  );

describe('takeDown', () => {
  it('removes an item and a hundred copies within a minute, keeps others, and notifies the owners', async () => {
    const original = await aJpeg({ width: 900, height: 700, seed: 31 });
    const named = await published(original);
    const copies: string[] = [];
    for (let at = 0; at < 100; at += 1) copies.push(await published(await copyOf(original, at), at));
    const other = await published(await aJpeg({ width: 900, height: 700, seed: 32 }));
    const startedAt = Date.now();
    await takeDownOf([named]);
    await eventually(async () => (await remaining([named, ...copies])).length === 0, 60_000, 'every copy gone');
    expect(Date.now() - startedAt).toBeLessThan(60_000);
    expect(await remaining([other])).toHaveLength(1);
    const countNotified = () =>
      testDb.db
        .selectFrom('notification')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('kind', '=', 'media_taken_down')
        .executeTakeFirstOrThrow();
    await eventually(async () => (await countNotified()).count === '101', 30_000, 'a notification of every owner');
  }, 150_000);

  it('rejects a later upload of a smaller copy, also by another member', async () => {
    const original = await aJpeg({ width: 900, height: 700, seed: 41 });
    await takeDownOf([], [await fingerprintOf(original)]);
    const [ownerId = ''] = owners;
    const again = await quarantine(testDb.db, platform.storage, { ownerId, kind: 'image', content: await copyOf(original, 7) });
    const unlike = await quarantine(testDb.db, platform.storage, { ownerId, kind: 'image', content: await aJpeg({ seed: 42 }) });
    for (const id of [again, unlike]) await processingTasks(platform)['media:process']?.({ id });
    const stateOf = (id: string) =>
      testDb.db.selectFrom('media').select(['state', 'reason']).where('id', '=', id).executeTakeFirstOrThrow();
    expect(await stateOf(again)).toEqual({ state: 'rejected', reason: 'known' });
    expect((await stateOf(unlike)).state).not.toBe('rejected');
  }, 60_000);
});

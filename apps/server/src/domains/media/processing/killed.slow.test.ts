import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectStore, type ObjectStore } from '../../../platform/storage/object-store.ts';
import { spawnDecoder, type SpawnedDecoder } from '../../../../test/support/decoder.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { known } from '../../../../test/support/hostile-files/valid-files.ts';
import { aJpeg } from '../../../../test/support/hostile-files/pictures.ts';
import { commandOf, treeOf } from '../../../../test/support/hostile-files/process-tree.ts';
import { listStored } from '../../../../test/support/hostile-files/served.ts';
import { makeEffectTable, startCheckingWorker, startHashList, uploadFile } from '../../../../test/support/hostile-files/upload-run.ts';
import { aVideo } from '../../../../test/support/hostile-files/videos.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aMember } from '../../../../test/support/members.ts';
import { end } from '../../../../test/support/processes.ts';
import { incomingKey, quarantineKey, servedPrefix } from '../files.ts';
import { steps } from './jobs.ts';
import { folderOf } from './work.ts';

const testDb = useDatabase();
const running = new Set<ChildProcess>();
let storage: ObjectStore;
let hashList: Awaited<ReturnType<typeof startHashList>>;
let decoder: SpawnedDecoder;
let ownerId: string;

beforeAll(async () => {
  storage = objectStore(testDb.config, testDb.config.S3_MEDIA_BUCKET);
  await storage.ensureBucket();
  await makeEffectTable(testDb.db);
  hashList = await startHashList();
  decoder = await spawnDecoder();
  ownerId = (await aMember(testDb.db, testDb.config)).id;
});

afterAll(async () => {
  for (const worker of running) await end(worker, 'SIGKILL');
  await decoder.stop();
  await hashList.stop();
  storage.close();
});

const photo = { kind: 'image', make: () => aJpeg({ width: 200, height: 160 }) } as const;
const video = { kind: 'video', make: () => aVideo({ seconds: 1, size: '160x120' }) } as const;
const long = { kind: 'video', make: () => aVideo({ seconds: 8, size: '1280x720', rate: 30 }) } as const;
const pointsOf = ({ name }: { name: string }) => [`before:${name}`, `after:${name}`];
/** Before this step, a video is processed like a photo. */
const FIRST_VIDEO_STEP = 'render';

function startWorker(haltAt?: string): ChildProcess {
  const worker = startCheckingWorker(testDb.config, {
    HASH_LIST_URL: hashList.url,
    DECODER_URL: decoder.DECODER_URL,
    ...(haltAt && { HALT_AT: haltAt }),
  });
  running.add(worker);
  worker.once('exit', () => running.delete(worker));
  return worker;
}

const aProgramAtWork = () =>
  eventually(async () => treeOf(decoder.child.pid ?? 0).find((pid) => commandOf(pid) === 'ffmpeg'), 60_000, 'a program at work');

/** Unlocks jobs as the heartbeat does after half a minute, and delays them, so that no worker takes them before the test continues. */
async function putAside(): Promise<void> {
  await sql`SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
    FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL`.execute(testDb.db);
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour'`.execute(testDb.db);
}

const callForAll = () => sql`UPDATE graphile_worker._private_jobs SET run_at = now(), attempts = 0`.execute(testDb.db);

/** Runs all delayed jobs with a worker that is not killed. */
async function finishAll(): Promise<void> {
  await callForAll();
  const jobs = async () => (await sql`SELECT 1 FROM graphile_worker._private_jobs`.execute(testDb.db)).rows.length;
  const worker = startWorker();
  await eventually(async () => (await jobs()) === 0, 120_000, 'an empty queue');
  await end(worker, 'SIGTERM');
}

async function killAt(point: string, file: Parameters<typeof uploadFile>[2]): Promise<string> {
  const id = await uploadFile(testDb.db, storage, file, ownerId);
  await killedAt(point);
  return id;
}

async function killedAt(point: string): Promise<void> {
  const worker = startWorker(point);
  const [, signal] = (await once(worker, 'exit', { signal: AbortSignal.timeout(60_000) })) as [number, string];
  expect([point, signal]).toEqual([point, 'SIGKILL']);
  await putAside();
}

async function outcomeOf(id: string) {
  const { rows: effects } = await sql<{ event: string }>`SELECT event FROM effect WHERE media_id = ${id}`.execute(testDb.db);
  const row = await testDb.db.selectFrom('media').select(['state', 'step', 'reason']).where('id', '=', id).executeTakeFirstOrThrow();
  return {
    ...row,
    events: effects.map(({ event }) => event),
    served: (await listStored(testDb.config, servedPrefix(id))).length,
    original: (await storage.find(incomingKey(id))) !== null,
    quarantined: (await storage.find(quarantineKey(id))) !== null,
    folder: existsSync(folderOf(id)),
  };
}

const finished = {
  state: 'scanned',
  step: 'rendered',
  reason: null,
  events: ['scanned'],
  original: false,
  quarantined: false,
  folder: false,
};

describe('media:process after kill -9 of the worker', () => {
  it('completes every item once and leaves no files, at any step of a photo or a video', async () => {
    const photos: [string, string][] = [];
    const videos: [string, string][] = [];
    for (const point of steps.flatMap(pointsOf)) photos.push([point, await killAt(point, photo)]);
    const videoSteps = steps.slice(steps.findIndex(({ name }) => name === FIRST_VIDEO_STEP));
    for (const point of videoSteps.flatMap(pointsOf)) videos.push([point, await killAt(point, video)]);
    expect(videos.length).toBeGreaterThan(0);
    await finishAll();
    for (const [point, id] of photos) expect([point, await outcomeOf(id)]).toEqual([point, { ...finished, served: 6 }]);
    for (const [point, id] of videos) expect([point, await outcomeOf(id)]).toEqual([point, { ...finished, served: 13 }]);
    process.stdout.write(`killed at ${photos.length + videos.length} points; every item was handed over once\n`);
  });

  it('opens one case and keeps one quarantined original when killed after a match', async () => {
    const [picture] = known;
    const id = await killAt('refused:match', picture ?? photo);
    await finishAll();
    expect(await outcomeOf(id)).toEqual({
      state: 'rejected',
      step: 'scanned',
      reason: 'known',
      events: ['rejected'],
      served: 0,
      original: false,
      quarantined: true,
      folder: false,
    });
    const cases = await testDb.db.selectFrom('moderation_case').select('kind').where('subject_id', '=', id).execute();
    expect(cases).toEqual([{ kind: 'media_match' }]);
  });

  it("ends the decoder's program for the killed worker", async () => {
    const id = await uploadFile(testDb.db, storage, long, ownerId);
    const worker = startWorker();
    const program = await aProgramAtWork();
    await end(worker, 'SIGKILL');
    await eventually(async () => commandOf(program) !== 'ffmpeg', 5000, 'the end of the program');
    // Prevents the next worker from processing this item.
    await testDb.db.updateTable('media').set({ state: 'removed' }).where('id', '=', id).execute();
    await putAside();
    await finishAll();
    expect(await outcomeOf(id)).toMatchObject({ state: 'removed', events: [], served: 0, original: false, folder: false });
  });
});

describe('media:process after kill -9 of the decoder', () => {
  it("ends the decoder's programs, and renders the upload once with the next decoder", async () => {
    const id = await uploadFile(testDb.db, storage, long, ownerId);
    const worker = startWorker();
    const program = await aProgramAtWork();
    await end(decoder.child, 'SIGKILL');
    await eventually(async () => commandOf(program) !== 'ffmpeg', 5000, 'the end of the program');
    const attempts = async () => (await testDb.db.selectFrom('media').select('attempts').where('id', '=', id).executeTakeFirst())?.attempts;
    const hasFailed = sql`SELECT 1 FROM graphile_worker._private_jobs WHERE last_error IS NOT NULL`;
    await eventually(async () => (await hasFailed.execute(testDb.db)).rows.length > 0, 20_000, 'the end of the try');
    // The attempt counts, because the file may have crashed the decoder.
    expect(await attempts()).toBe(1);
    // Attempts while no decoder runs do not count.
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now(), last_error = NULL`.execute(testDb.db);
    await eventually(async () => (await hasFailed.execute(testDb.db)).rows.length > 0, 20_000, 'a try without a decoder');
    expect([await attempts(), (await outcomeOf(id)).state]).toEqual([1, 'quarantined']);
    await decoder.restart();
    await callForAll();
    await eventually(async () => (await outcomeOf(id)).state === 'scanned', 120_000, 'the end of the checks');
    await end(worker, 'SIGTERM');
    await finishAll();
    const { served, ...rest } = await outcomeOf(id);
    expect(rest).toEqual(finished);
    expect(served).toBe(15);
  });
});

describe('media:process with a file that kills the worker', () => {
  it('rejects the file after three attempts', async () => {
    const id = await killAt('before:render', photo);
    for (let attempt = 2; attempt <= 3; attempt += 1) {
      await callForAll();
      await killedAt('before:render');
    }
    await finishAll();
    expect(await outcomeOf(id)).toMatchObject({
      state: 'rejected',
      reason: 'unreadable',
      events: ['rejected'],
      served: 0,
      original: false,
    });
  });
});

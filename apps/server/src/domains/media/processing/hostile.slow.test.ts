import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectStore, type ObjectStore } from '../../../platform/storage/object-store.ts';
import { spawnDecoder } from '../../../../test/support/decoder.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { corpus } from '../../../../test/support/hostile-files/corpus.ts';
import { PLANTED, type HostileFile } from '../../../../test/support/hostile-files/file.ts';
import { metadataIn } from '../../../../test/support/hostile-files/metadata.ts';
import { watchMemory } from '../../../../test/support/hostile-files/process-tree.ts';
import { fetchStored, listStored } from '../../../../test/support/hostile-files/served.ts';
import { onBench } from '../../../../test/support/hostile-files/tools.ts';
import {
  aFolder,
  listenForCalls,
  makeEffectTable,
  startCheckingWorker,
  startHashList,
  uploadFile,
} from '../../../../test/support/hostile-files/upload-run.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import { aMember } from '../../../../test/support/members.ts';
import { end } from '../../../../test/support/processes.ts';
import { incomingKey, quarantineKey, servedPrefix } from '../files.ts';
import { folderOf } from './work.ts';

const MOST_MEGABYTES = { worker: 320, decoder: 512 } as const;
const MEGABYTE = 1024 * 1024;
// Two minutes suffice on two idle cores.
const WITHIN_MS = 500_000;

interface Ended extends HostileFile {
  id: string;
  state: string;
  reason: string | null;
  width: number | null;
  height: number | null;
  /** Names below `served/<id>/`. */
  served: string[];
}

const testDb = useDatabase();
let storage: ObjectStore;
let folder: Awaited<ReturnType<typeof aFolder>>;
const files: Ended[] = [];
const measurements = { calls: 0, worker: 0, decoder: 0, holders: '', seconds: 0 };

async function waitForAll(ids: readonly string[]): Promise<void> {
  const waiting = () =>
    testDb.db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', [...ids])
      .where('state', '=', 'quarantined')
      .execute();
  const jobs = async () => (await sql`SELECT 1 FROM graphile_worker._private_jobs`.execute(testDb.db)).rows.length;
  await eventually(async () => (await waiting()).length === 0 && (await jobs()) === 0, WITHIN_MS, 'the end of every check');
}

async function endOf(file: HostileFile, id: string): Promise<Ended> {
  const columns = ['state', 'reason', 'width', 'height'] as const;
  const row = await testDb.db.selectFrom('media').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  const keys = await listStored(testDb.config, servedPrefix(id));
  await fetchStored(storage, keys, folder.path);
  return { ...file, ...row, id, served: keys.map((key) => relative(servedPrefix(id), key)) };
}

const pathOf = ({ id }: Ended, name: string) => join(folder.path, servedPrefix(id), name);
const pathsOf = (wanted: (name: string) => boolean) =>
  files.flatMap((file) => file.served.filter(wanted).map((name) => pathOf(file, name)));
const isImage = (name: string) => /\.(avif|webp)$/.test(name);

beforeAll(async () => {
  storage = objectStore(testDb.config, testDb.config.S3_MEDIA_BUCKET);
  await storage.ensureBucket();
  await makeEffectTable(testDb.db);
  const [hashList, neighbour, owner] = [await startHashList(), await listenForCalls(), await aMember(testDb.db, testDb.config)];
  folder = await aFolder();
  const decoder = await spawnDecoder();
  const worker = startCheckingWorker(testDb.config, { HASH_LIST_URL: hashList.url, DECODER_URL: decoder.DECODER_URL });
  const pids = [worker.pid ?? 0, decoder.child.pid ?? 0];
  const memory = { worker: watchMemory(pids[0] ?? 0), decoder: watchMemory(pids[1] ?? 0) };
  const began = performance.now();
  try {
    const sent: [HostileFile, string][] = [];
    for (const file of corpus(neighbour.port)) sent.push([file, await uploadFile(testDb.db, storage, file, owner.id)]);
    await waitForAll(sent.map(([, id]) => id));
    measurements.seconds = (performance.now() - began) / 1000;
    for (const [file, id] of sent) files.push(await endOf(file, id));
  } finally {
    memory.worker.stop();
    memory.decoder.stop();
    await end(worker, 'SIGTERM');
    await decoder.stop();
    await hashList.stop();
    neighbour.stop();
    Object.assign(measurements, {
      calls: neighbour.calls(),
      worker: memory.worker.mostBytes / MEGABYTE,
      decoder: memory.decoder.mostBytes / MEGABYTE,
      holders: memory.decoder.holders,
    });
  }
}, 600_000);

afterAll(async () => {
  const served = files.filter(({ state }) => state === 'scanned');
  process.stdout.write(
    `${files.length} files, ${served.length} served as ${served.flatMap((file) => file.served).length} files of ours; ` +
      `${measurements.seconds.toFixed(0)} s; most memory: worker ${measurements.worker.toFixed(0)} MB, ` +
      `decoder ${measurements.decoder.toFixed(0)} MB (${measurements.holders})
`,
  );
  storage.close();
  await folder.remove();
});

describe('media:process with the corpus of hostile files', () => {
  it('processes at least sixty files with their expected results', () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
    const wrong = files
      .filter(({ ends, state, reason }) =>
        ends === 'scanned' ? state !== 'scanned' : state !== 'rejected' || !ends.some((one) => one === reason),
      )
      .map(({ name, ends, state, reason }) => `${name}: ${state} ${reason}, and not ${String(ends)}`);
    expect(wrong).toEqual([]);
  });

  it('serves the expected renditions of accepted files only, and no other file', () => {
    const images = ['large.avif', 'large.webp', 'medium.avif', 'medium.webp', 'small.avif', 'small.webp'];
    for (const { name, kind, state, served } of files) {
      const others = served.filter((file) => !images.includes(file));
      expect([name, served.filter((file) => images.includes(file)).toSorted()]).toEqual([name, state === 'scanned' ? images : []]);
      const hls = kind === 'video' && state === 'scanned';
      expect([name, others.every((file) => /^hls\/(master|(480|720)\/(index|init|\d{4}))\.(m3u8|mp4|m4s)$/.test(file))]).toEqual([
        name,
        true,
      ]);
      expect([name, others.length >= 7]).toEqual([name, hls]);
    }
  });

  it('stores every picture upright and in its actual size', async () => {
    for (const file of files.filter(({ size }) => size))
      expect([file.name, { width: file.width, height: file.height }]).toEqual([file.name, file.size]);
    for (const file of files.filter(({ name }) => name.startsWith('JPEG with orientation'))) {
      const original = await sharp(await file.make())
        .autoOrient()
        .raw()
        .toBuffer();
      const shown = await sharp(pathOf(file, 'large.webp')).raw().toBuffer();
      const apart = shown.reduce((sum, value, at) => sum + Math.abs(value - (original[at] ?? 0)), 0) / shown.length;
      expect([file.name, apart < 8]).toEqual([file.name, true]);
    }
  });

  it('serves only pictures and videos that can be decoded', async () => {
    for (const path of pathsOf(isImage)) {
      const { info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
      expect([path, info.width > 0]).toEqual([path, true]);
    }
    await onBench(async ({ run }) => {
      for (const path of pathsOf((name) => name.endsWith('index.m3u8'))) await run('ffmpeg', '-xerror', '-i', path, '-f', 'null', '-');
    });
  });

  it('copies no canary text into a served file', async () => {
    const canaries = [PLANTED, '<script', 'EICAR', 'file://', '127.0.0.1'].map((canary) => Buffer.from(canary));
    const found: string[] = [];
    for (const path of pathsOf(() => true)) {
      const content = await readFile(path);
      for (const canary of canaries) if (content.includes(canary)) found.push(`${path}: ${canary.toString()}`);
    }
    expect(found).toEqual([]);
  });

  it('leaves no metadata in a served file', async () => {
    const videos: string[] = [];
    for (const init of pathsOf((name) => name.endsWith('init.mp4'))) {
      const segments = pathsOf((name) => name.endsWith('.m4s')).filter((path) => dirname(path) === dirname(init));
      const video = join(dirname(init), `${basename(dirname(init))}.film.mp4`);
      await writeFile(video, Buffer.concat(await Promise.all([init, ...segments.toSorted()].map((path) => readFile(path)))));
      videos.push(video);
    }
    expect(await metadataIn([...pathsOf(isImage), ...videos])).toEqual([]);
  });

  it('makes no network request', () => {
    expect(measurements.calls).toBe(0);
  });

  it.each(['worker', 'decoder'] as const)('keeps the memory of the %s with its programs within the limit', (process) => {
    expect(measurements[process]).toBeGreaterThan(50);
    expect(measurements[process]).toBeLessThanOrEqual(MOST_MEGABYTES[process]);
  });

  it('leaves no original, quarantines each match with a hash list, and opens a case for it', async () => {
    for (const { id, name, reason } of files) {
      const kept = [await storage.find(incomingKey(id)), existsSync(folderOf(id)), (await storage.find(quarantineKey(id))) !== null];
      expect([name, kept]).toEqual([name, [null, false, reason === 'known']]);
    }
    const cases = await testDb.db.selectFrom('moderation_case').select('subject_id').where('kind', '=', 'media_match').execute();
    expect(cases.map(({ subject_id: id }) => id).toSorted()).toEqual(
      files
        .filter(({ reason }) => reason === 'known')
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});

/**
 * Time and CPU from the end of an upload to its last rendition: photos of 12 megapixels one at a time and all at once, and a video.
 * CPU is that of worker and decoder with all programs. BUBBLEWRAP=no omits bubblewrap, because the kernel does not count programs inside it.
 */
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { objectStore } from '../apps/server/src/platform/storage/object-store.ts';
import { configFor, createTestDatabase } from '../apps/server/test/support/databases.ts';
import { spawnDecoder } from '../apps/server/test/support/decoder.ts';
import { eventually } from '../apps/server/test/support/eventually.ts';
import { aJpeg } from '../apps/server/test/support/hostile-files/pictures.ts';
import { cpuSeconds } from '../apps/server/test/support/hostile-files/process-tree.ts';
import { makeEffectTable, startCheckingWorker, startHashList, uploadFile } from '../apps/server/test/support/hostile-files/upload-run.ts';
import { aVideo } from '../apps/server/test/support/hostile-files/videos.ts';
import { aMember } from '../apps/server/test/support/members.ts';
import { end } from '../apps/server/test/support/processes.ts';
import { median } from './child.ts';

const PHOTOS = 20;
const LONGEST_MS = 300_000;

const database = await createTestDatabase();
const config = configFor(database.name);
const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 2 }));
const storage = objectStore(config, config.S3_MEDIA_BUCKET);
await storage.ensureBucket();
await makeEffectTable(db);
const hashList = await startHashList();
const { id: ownerId } = await aMember(db, config);
const photo = { kind: 'image', make: () => aJpeg({ width: 4000, height: 3000 }) } as const;
const clip = { kind: 'video', make: () => aVideo({ seconds: 20, size: '1280x720', rate: 30 }) } as const;

const decoder = await spawnDecoder(process.env['BUBBLEWRAP'] === 'no' ? { DECODER_BUBBLEWRAP: '/nowhere' } : {});
const worker = startCheckingWorker(config, { HASH_LIST_URL: hashList.url, DECODER_URL: decoder.DECODER_URL });
const cpu = () => cpuSeconds(worker.pid ?? 0) + cpuSeconds(decoder.child.pid ?? 0);

async function rendered(id: string): Promise<void> {
  const state = async () => (await db.selectFrom('media').select('state').where('id', '=', id).executeTakeFirst())?.state;
  await eventually(async () => (await state()) === 'scanned', LONGEST_MS, 'everything of it');
}

async function one(file: typeof photo | typeof clip): Promise<{ ms: number; cpu: number }> {
  const content = await file.make();
  const [startedAt, before] = [performance.now(), cpu()];
  await rendered(await uploadFile(db, storage, { ...file, make: async () => content }, ownerId));
  return { ms: performance.now() - startedAt, cpu: cpu() - before };
}

await one(photo);
const photos = [];
for (let iteration = 0; iteration < PHOTOS; iteration += 1) photos.push(await one(photo));
const video = await one(clip);
const content = await photo.make();
const startedAt = performance.now();
const ids = await Promise.all(photos.map(() => uploadFile(db, storage, { ...photo, make: async () => content }, ownerId)));
for (const id of ids) await rendered(id);
const perSecond = PHOTOS / ((performance.now() - startedAt) / 1000);
await end(worker, 'SIGTERM');
await decoder.stop();
await hashList.stop();
storage.close();
await db.destroy();
await database.drop();

const seconds = (times: readonly { cpu: number }[]) => median(times.map((time) => time.cpu)).toFixed(2);
console.log(
  `a photo: ${median(photos.map(({ ms }) => ms)).toFixed(0)} ms, ${seconds(photos)} s of CPU; ${PHOTOS} at once: ${perSecond.toFixed(2)} a second; ` +
    `a video of 20 s: ${(video.ms / 1000).toFixed(1)} s, ${video.cpu.toFixed(1)} s of CPU`,
);

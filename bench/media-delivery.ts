/** The cost of delivering files: CPU time of signing the URLs of a page, and of the gateway per request and per megabyte, beside the bare store. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { servedKey, servedPrefix } from '../apps/server/src/domains/media/files.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { deliveryOf } from '../apps/server/src/platform/media-delivery/signed-urls.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { objectStore } from '../apps/server/src/platform/storage/object-store.ts';
import { configFor, createTestDatabase } from '../apps/server/test/support/databases.ts';
import { eventually } from '../apps/server/test/support/eventually.ts';
import { aPublishedItem } from '../apps/server/test/support/media.ts';
import { aMember } from '../apps/server/test/support/members.ts';
import { end, freePort, spawnProcess } from '../apps/server/test/support/processes.ts';
import { median } from './child.ts';

const PAGE = 20;
const MOST_MICROS_A_PAGE = 200;
const ITERATIONS = 5;
const SECONDS = 5;
const FILES = { 'medium.avif': 60_000, 'hls/480/1.m4s': 4_000_000 };

function signPages(pages: number): number {
  const delivery = deliveryOf('a secret of a bench, which protects nothing', systemClock);
  const items = Array.from({ length: PAGE }, (_, generation) => ({ id: newId(), generation }));
  const before = process.cpuUsage();
  for (let page = 0; page < pages; page += 1) for (const item of items) delivery.fileOf(item, 'medium.avif');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / pages;
}

signPages(1000);
const signing = median(Array.from({ length: ITERATIONS }, () => signPages(2000)));
console.log(`signing ${PAGE} addresses: ${(signing / 1000).toFixed(3)} ms of CPU`);
if (signing > MOST_MICROS_A_PAGE) {
  console.error(`more than ${MOST_MICROS_A_PAGE} µs`);
  process.exitCode = 1;
}

const database = await createTestDatabase({ everyCity: true });
const config = configFor(database.name, { GATEWAY_PORT: String(await freePort()) });
const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'bench', size: 1 }));
const { id: ownerId } = await aMember(db, config);
const item = { id: (await aPublishedItem(db, { ownerId })).id, generation: 0 };
const store = objectStore(config, config.S3_MEDIA_BUCKET);
await store.ensureBucket();
// A separate process as in production, because the garbage collector scans all memory of a process.
const gateway = spawnProcess('main/gateway.ts', config);
const delivery = deliveryOf(config.MEDIA_URL_SECRET, systemClock);

/** CPU time of the gateway from the kernel, in steps of a hundredth of a second. */
function gatewayMicros(): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${gateway.pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return (user + system) * 10_000;
}

async function load(url: string): Promise<{ perSecond: number; micros: number }> {
  const before = gatewayMicros();
  const { requests, non2xx, errors } = await autocannon({ url, connections: 8, duration: SECONDS });
  if (non2xx > 0 || errors > 0) throw new Error('a request was refused');
  return { perSecond: requests.average, micros: (gatewayMicros() - before) / requests.total };
}

async function measure(file: string, bytes: number): Promise<void> {
  const key = servedKey(item.id, file);
  await store.put(key, Buffer.alloc(bytes), 'application/octet-stream');
  const ours = `http://127.0.0.1:${config.GATEWAY_PORT}${delivery.fileOf(item, file)}`;
  await eventually(async () => (await fetch(ours, { method: 'HEAD' }).catch(() => null))?.ok, 10_000, 'the gateway');
  const iterations = [];
  for (let iteration = 0; iteration <= ITERATIONS; iteration += 1) {
    iterations.push({ through: await load(ours), straight: await load(await store.signRead(key, 3600)) });
  }
  // The first iteration warms up the compiler.
  const warm = iterations.slice(1);
  const micros = median(warm.map(({ through }) => through.micros));
  console.log(
    `${file}, ${(bytes / 1e6).toFixed(2)} MB: ${median(warm.map(({ through }) => through.perSecond)).toFixed(0)} a second through the gateway, ` +
      `${median(warm.map(({ straight }) => straight.perSecond)).toFixed(0)} from the bare store; ` +
      `CPU of the gateway: ${micros.toFixed(0)} µs a request, ${((micros / bytes) * 1e3).toFixed(2)} ms a megabyte`,
  );
}

try {
  for (const [file, bytes] of Object.entries(FILES)) await measure(file, bytes);
} finally {
  await end(gateway, 'SIGTERM');
  await store.removePrefix(servedPrefix(item.id));
  store.close();
  await db.destroy();
  await database.drop();
}

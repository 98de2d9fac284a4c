/** Uploads 200 MB by bare presigned PUTs and through our routes (start, sign, PUT, complete), and measures the memory of the api. */
import { randomBytes } from 'node:crypto';
import { mediaLimits, partsOf } from '@subrosa/rules/media/limits';
import { incomingKey } from '../apps/server/src/domains/media/files.ts';
import { loadConfig } from '../apps/server/src/platform/config/config.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { objectStore } from '../apps/server/src/platform/storage/object-store.ts';
import { eventually } from '../apps/server/test/support/eventually.ts';
import { aNetwork } from '../apps/server/test/support/network.ts';
import { median, startChild } from './child.ts';

const ITERATIONS = 3;
const AT_A_TIME = 3;
const LEAST_RATIO = 0.9;
const BYTES = mediaLimits.bytes;

const config = loadConfig({ ENVIRONMENT: 'test' });
const store = objectStore(config, config.S3_MEDIA_BUCKET);
await store.ensureBucket();
const content = randomBytes(BYTES);
const child = startChild('upload-server.ts');
const { port, login } = await child.request<{ port: number; login: object }>();
const memory = () => child.request<{ now: number; most: number }>('memory');

let token = '';
async function call<Body>(path: string, body: object): Promise<Body> {
  const answered = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': aNetwork(), ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answered.ok) throw new Error(`${path} was answered with ${answered.status}: ${await answered.text()}`);
  return ((await answered.json()) as { body: Body }).body;
}

interface SignedPart {
  number: number;
  bytes: number;
  url: string;
}

/** Sends a few parts at a time, as a browser does. */
async function send(parts: readonly SignedPart[]): Promise<void> {
  const waiting = [...parts];
  const sender = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const from = (part.number - 1) * mediaLimits.partBytes;
      const { status } = await fetch(part.url, { method: 'PUT', body: content.subarray(from, from + part.bytes) });
      if (status !== 200) throw new Error(`a part was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sender));
}

/** Seconds of the bare PUTs; all further time is ours. */
async function bare(): Promise<number> {
  const key = incomingKey(newId());
  const upload = { key, uploadId: await store.startUpload(key, 'video/mp4') };
  const parts = await Promise.all(partsOf(BYTES).map(async (part) => ({ ...part, url: await store.signPart(upload, part, 600) })));
  const startedAt = performance.now();
  await send(parts);
  const seconds = (performance.now() - startedAt) / 1000;
  await store.abandonUpload(upload);
  return seconds;
}

async function ours(): Promise<number> {
  const startedAt = performance.now();
  const { id } = await call<{ id: string }>('/api/uploads', { purpose: 'gallery', fileName: 'b.mp4', type: 'video/mp4', bytes: BYTES });
  await send(await call<SignedPart[]>(`/api/uploads/${id}/parts`, { numbers: partsOf(BYTES).map(({ number }) => number) }));
  await call(`/api/uploads/${id}/complete`, {});
  const seconds = (performance.now() - startedAt) / 1000;
  await store.remove(incomingKey(id));
  return seconds;
}

// A process that just started may be too busy for a moment.
const signIn = () => call<{ session: { accessToken: string } }>('/api/auth/login', login).catch(() => null);
token = (await eventually(signIn, 20_000, 'a login')).session.accessToken;
await bare();
await ours();
const before = await memory();
const seconds: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] };
for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
  seconds.bare.push(await bare());
  seconds.ours.push(await ours());
}
const after = await memory();
await child.end();
store.close();

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
const rate = (kind: 'bare' | 'ours') => BYTES / median(seconds[kind]);
const ratio = rate('ours') / rate('bare');
console.log(
  `${megabytes(BYTES)} MB: bare ${megabytes(rate('bare'))} MB/s (${seconds.bare.map((time) => time.toFixed(2)).join(', ')} s), ` +
    `ours ${megabytes(rate('ours'))} MB/s (${seconds.ours.map((time) => time.toFixed(2)).join(', ')} s): ratio ${ratio.toFixed(2)}`,
);
console.log(`memory of the api: ${megabytes(before.now)} MB before, ${megabytes(after.most)} MB at most, ${megabytes(after.now)} MB after`);
if (ratio < LEAST_RATIO) {
  console.error(`less than ${LEAST_RATIO}`);
  process.exitCode = 1;
}

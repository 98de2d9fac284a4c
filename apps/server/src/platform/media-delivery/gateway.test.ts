import { once } from 'node:events';
import { createServer as createHttpServer, get } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { systemClock } from '../clock.ts';
import { loadConfig, type Config } from '../config/config.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { objectStore } from '../storage/object-store.ts';
import { storeReader } from '../storage/store-reader.ts';
import { deliveryOf } from './signed-urls.ts';
import { gatewayListener, type Gateway } from './gateway.ts';

const config = loadConfig({ ENVIRONMENT: 'test', LOG_LEVEL: 'silent', S3_MEDIA_BUCKET: 'subrosa-storage-test' });
const store = objectStore(config, config.S3_MEDIA_BUCKET);
const item = { id: newId(), generation: 0 };
const keyOf = (id: string, file: string) => `test/${id}/${file}`;
const signedUrl = deliveryOf(config.MEDIA_URL_SECRET, systemClock).fileOf(item, 'video.mp4');
// More than all buffers between the store and the browser can hold.
const BYTES = 48 * 1024 * 1024;

const opened: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  await store.ensureBucket();
  await store.put(keyOf(item.id, 'video.mp4'), Buffer.alloc(BYTES), 'video/mp4');
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});
afterAll(async () => {
  await store.remove(keyOf(item.id, 'video.mp4'));
  store.close();
});

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.push(() => once(server.close(), 'close'));
  return (server.address() as AddressInfo).port;
}

/** Starts a gateway for which every URL is current by default. */
async function aGateway(settings: Partial<Config> = {}, counts: Gateway['counts'] = async () => true): Promise<string> {
  const metrics = createMetrics('test');
  const reader = storeReader({ ...config, ...settings }, config.S3_MEDIA_BUCKET, systemClock);
  const parts = { secret: config.MEDIA_URL_SECRET, clock: systemClock, log: createLog(config, 'test'), metrics, keyOf, counts };
  const port = await listen(createHttpServer(gatewayListener({ ...parts, store: reader })));
  opened.push(async () => reader.close());
  return `http://127.0.0.1:${port}${signedUrl}`;
}

/** Starts a proxy to the store that counts the bytes. */
async function aPassage() {
  let passed = 0;
  const open = new Set<Socket>();
  const port = await listen(
    createServer((socket) => {
      const behind = connect(Number(new URL(config.S3_ENDPOINT).port), '127.0.0.1');
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => (open.delete(socket), behind.destroy()));
      behind.on('error', () => undefined).on('data', (chunk) => (passed += chunk.length));
      socket.pipe(behind).pipe(socket);
    }),
  );
  return {
    endpoint: `http://127.0.0.1:${port}`,
    passed: () => passed,
    isEmpty: () => open.size === 0,
    cut: () => open.forEach((one) => one.destroy()),
  };
}

async function beginsToRead(url: string) {
  const request = get(url);
  const [answer] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  await once(answer, 'readable');
  return { request, answer };
}

describe('gatewayListener while a dependency is unavailable', () => {
  it.each([
    ['the database', {}, () => Promise.reject(new Error('away'))],
    ['the store', { S3_ENDPOINT: 'http://127.0.0.1:1' }, undefined],
    ['the right secret of the store', { S3_SECRET_KEY: 'another' }, undefined],
  ])('returns 503 with Retry-After: %s', async (_, settings, counts) => {
    const answer = await fetch(await aGateway(settings, counts));
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '2', 'no-store']);
  });
});

describe('gatewayListener with an interrupted stream', () => {
  it('closes the connection to the store when the browser disconnects', async () => {
    const passage = await aPassage();
    const { request } = await beginsToRead(await aGateway({ S3_ENDPOINT: passage.endpoint }));
    request.destroy();
    await eventually(async () => passage.isEmpty(), 10_000, 'the end of the connection to the store');
    expect(passage.passed()).toBeLessThan(BYTES);
  });

  it('aborts the response when the store disconnects', async () => {
    const passage = await aPassage();
    const { answer } = await beginsToRead(await aGateway({ S3_ENDPOINT: passage.endpoint }));
    passage.cut();
    await expect(
      (async () => {
        for await (const chunk of answer) void chunk;
      })(),
    ).rejects.toThrow('aborted');
  });
});

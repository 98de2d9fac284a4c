import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { loadConfig, type Config } from '../config/config.ts';
import { newId } from '../ids.ts';
import { objectStore } from './object-store.ts';
import { signingKey } from './signature.ts';
import { storeReader, type StoreReader } from './store-reader.ts';

const config = loadConfig({ ENVIRONMENT: 'test' });
const bucket = 'subrosa-storage-test';
const store = objectStore(config, bucket);
const key = `test/${newId()}/small.avif`;

async function open(reader: StoreReader, ...request: Parameters<StoreReader['open']>): Promise<IncomingMessage> {
  const [answered] = (await once(reader.open(...request), 'response')) as [IncomingMessage];
  return answered;
}

beforeAll(async () => {
  await store.ensureBucket();
  await store.put(key, Buffer.from('a quiet photograph'), 'image/avif');
});
afterAll(() => store.close());

async function status(changed: Partial<Config>, now = systemClock): Promise<number | undefined> {
  const reader = storeReader({ ...config, ...changed }, bucket, now);
  const { statusCode } = (await open(reader, 'GET', key)).resume();
  reader.close();
  return statusCode;
}

describe('storeReader', () => {
  const reader = storeReader(config, bucket, systemClock);
  afterAll(() => reader.close());

  it('reads a file', async () => {
    const answered = await open(reader, 'GET', key);
    expect(answered.statusCode).toBe(200);
    expect(await text(answered)).toBe('a quiet photograph');
  });

  it('reads a range under the same signature', async () => {
    const answered = await open(reader, 'GET', key, { range: 'bytes=2-6' });
    expect(answered.statusCode).toBe(206);
    expect(await text(answered)).toBe('quiet');
  });

  it('reads the length only', async () => {
    const answered = await open(reader, 'HEAD', key);
    expect(answered.headers['content-length']).toBe('18');
    expect(await text(answered)).toBe('');
  });

  it('receives 403 with a wrong secret or a clock that is an hour off', async () => {
    const hourAgo = { now: () => new Date(Date.now() - 3_600_000) };
    expect(await status({})).toBe(200);
    expect(await status({ S3_SECRET_KEY: 'another' })).toBe(403);
    expect(await status({}, hourAgo)).toBe(403);
  });

  it('throws for a key that would need encoding', () => {
    expect(() => reader.open('GET', 'served/a b')).toThrow(/encoding/);
  });
});

it('signingKey derives the key of the published example', () => {
  const secret = ['wJalrXUtnFEMI', 'K7MDENG+bPxRfiCYEXAMPLEKEY'].join('/');
  expect(signingKey(secret, '20120215', 'us-east-1', 'iam').toString('hex')).toBe(
    'f4780e2d9f65fa895f9c67b32ce1baf0b0d8a43505a000a1a9e090d414db404d',
  );
});

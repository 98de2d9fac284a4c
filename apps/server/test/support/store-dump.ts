import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { createClient } from '@redis/client';
import { loadConfig } from '../../src/platform/config/config.ts';
import { s3Client } from '../../src/platform/storage/s3-client.ts';

const PG_DUMP = '/usr/lib/postgresql/15/bin/pg_dump';
const LARGEST_DUMP = 1024 ** 3;
/** Cities of the gazetteer, the same in every database. */
const LEFT_OUT = ['city', 'city_name'];

/** What a running stack stores. */
export interface StoreSnapshot {
  databaseUrl: string;
  bucket: string;
  /** The folder of its log files. */
  logs: string;
}

type Dump = Readonly<Record<'database' | 'store' | 'Redis' | 'logs', Buffer>>;

/** Returns everything that a stack stores, by store. */
export async function dumpAllStores({ databaseUrl, bucket, logs }: StoreSnapshot): Promise<Dump> {
  const without = LEFT_OUT.map((table) => `--exclude-table-data=${table}`);
  const options = { encoding: 'buffer', maxBuffer: LARGEST_DUMP } as const;
  const { stdout: database } = await promisify(execFile)(PG_DUMP, [...without, databaseUrl], options);
  const files = globSync('*', { cwd: logs }).map((file) => readFileSync(join(logs, file)));
  return { database, store: await dumpStore(bucket), Redis: await dumpRedis(), logs: Buffer.concat(files) };
}

async function dumpStore(bucket: string): Promise<Buffer> {
  const config = loadConfig({ ENVIRONMENT: 'test' });
  const s3 = s3Client(config, config.S3_ENDPOINT);
  const parts: Buffer[] = [];
  for (let from: string | undefined, more = true; more;) {
    const page = await s3.send(new ListObjectsV2Command({ Bucket: bucket, ...(from && { ContinuationToken: from }) }));
    for (const { Key = '' } of page.Contents ?? []) {
      const { Body, Metadata } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
      parts.push(Buffer.from(`${Key} ${JSON.stringify(Metadata)}`), Buffer.from((await Body?.transformToByteArray()) ?? []));
    }
    from = page.NextContinuationToken;
    more = from !== undefined;
  }
  s3.destroy();
  return Buffer.concat(parts);
}

/** Reads keys by type, because the dump format of Redis is compressed. */
async function dumpRedis(): Promise<Buffer> {
  const redis = createClient({ url: loadConfig({ ENVIRONMENT: 'test' }).REDIS_URL });
  await redis.connect();
  const readers: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hGetAll(key),
    list: (key) => redis.lRange(key, 0, -1),
    set: (key) => redis.sMembers(key),
    zset: (key) => redis.zRange(key, 0, -1),
    stream: (key) => redis.xRange(key, '-', '+'),
  };
  const parts: string[] = [];
  for await (const keys of redis.scanIterator({ COUNT: 1000 })) {
    for (const key of keys) {
      const kind = await redis.type(key);
      // The key has expired since it was listed.
      if (kind === 'none') continue;
      const read = readers[kind];
      if (!read) throw new Error(`no reader for ${kind} of Redis`);
      parts.push(key, flatten(await read(key)));
    }
  }
  await redis.close();
  return Buffer.from(parts.join('\n'));
}

/** Keeps texts unchanged: JSON inside JSON would escape quotation marks again. */
function flatten(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inside]) => `${key} ${flatten(inside)}`)
    .join('\n');
}

/** Returns the forms in which a text may be stored: unchanged, in JSON, in hexadecimal, and in base64 at any offset. */
function shapesOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((before) => {
    const shifted = Buffer.concat([Buffer.alloc(before), bytes]);
    // Only characters that depend on the text alone: the first and last ones may contain bits of adjacent bytes.
    return shifted.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((shifted.length * 8) / 6));
  });
  const base64url = base64.map((one) => one.replaceAll('+', '-').replaceAll('/', '_'));
  return [text, JSON.stringify(text).slice(1, -1), bytes.toString('hex'), ...base64, ...base64url];
}

/** Returns `store: text` for every text that is stored in any form. */
export function findInDump(dump: Dump, texts: readonly string[]): string[] {
  return Object.entries(dump).flatMap(([store, held]) =>
    texts.filter((text) => shapesOf(text).some((shape) => held.includes(shape))).map((text) => `${store}: ${text}`),
  );
}

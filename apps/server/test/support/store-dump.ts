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
/** Places of the gazetteer, the same in every house. */
const LEFT_OUT = ['city', 'city_name'];

/** A running house, by what it leaves behind. */
export interface StoreSnapshot {
  databaseUrl: string;
  bucket: string;
  /** Where its processes write what they log. */
  logs: string;
}

type Dump = Readonly<Record<'database' | 'store' | 'Redis' | 'logs', Buffer>>;

/** Everything that a house holds, place by place. */
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

/** Read by kind: what Redis itself dumps is compressed, and holds no text as it was. */
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
      // Gone since it was listed.
      if (kind === 'none') continue;
      const read = readers[kind];
      if (!read) throw new Error(`nobody reads ${kind} of Redis`);
      parts.push(key, flatten(await read(key)));
    }
  }
  await redis.close();
  return Buffer.from(parts.join('\n'));
}

/** Texts as they are: in JSON inside JSON, every quote of theirs would look otherwise. */
function flatten(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inside]) => `${key} ${flatten(inside)}`)
    .join('\n');
}

/** The ways in which a text could stand somewhere: as it is, in JSON, in hexadecimal, in base64 from any byte on. */
function shapesOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((before) => {
    const shifted = Buffer.concat([Buffer.alloc(before), bytes]);
    // Only whole characters of the text itself: the first and the last may carry bits of what is beside it.
    return shifted.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((shifted.length * 8) / 6));
  });
  const base64url = base64.map((one) => one.replaceAll('+', '-').replaceAll('/', '_'));
  return [text, JSON.stringify(text).slice(1, -1), bytes.toString('hex'), ...base64, ...base64url];
}

/** `place: text` for every text that stands somewhere, in whatever shape. */
export function findInDump(dump: Dump, texts: readonly string[]): string[] {
  return Object.entries(dump).flatMap(([store, held]) =>
    texts.filter((text) => shapesOf(text).some((shape) => held.includes(shape))).map((text) => `${store}: ${text}`),
  );
}

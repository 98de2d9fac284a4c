import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import type { Config } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/database.ts';
import type { RedisConnection } from '../../src/platform/redis.ts';

const LONGEST_LIVED_TICKET_MS = 60_000;

/**
 * Returns the tables that contain one of these values in any column, as text or bytes. Tables that no process may write
 * are skipped, such as half a million cities.
 */
export async function tracesInDatabase(db: Db, values: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') AND EXISTS (
      SELECT FROM unnest(ARRAY['subrosa_api', 'subrosa_realtime', 'subrosa_worker']) AS role
      WHERE has_table_privilege(role, format('%I.%I', table_schema, table_name), 'INSERT, UPDATE'))
    ORDER BY 1, 2`.execute(db);
  const asBytes = values.map((value) => Buffer.from(value).toString('hex'));
  const patterns = [...values, ...asBytes].map((value) => `%${value.toLowerCase()}%`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(`${schema}.${name}`)} AS searched WHERE lower(searched::text) LIKE ANY(${patterns}) LIMIT 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Returns the Redis keys that contain one of these values in their name or value and outlive a socket ticket. */
export async function tracesInRedis(redis: RedisConnection, values: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of redis.scanIterator({ COUNT: 1000 })) {
    const texts = await Promise.all(keys.map(async (key) => ({ key, text: `${key} ${await contentOf(redis, key)}`.toLowerCase() })));
    for (const { key, text } of texts) {
      if (!values.some((value) => text.includes(value.toLowerCase()))) continue;
      const left = await redis.pTTL(key);
      if (left < 0 || left > LONGEST_LIVED_TICKET_MS) found.push(key);
    }
  }
  return found;
}

async function contentOf(redis: RedisConnection, key: string): Promise<string> {
  switch (await redis.type(key)) {
    case 'string':
      return (await redis.get(key)) ?? '';
    case 'stream':
      return JSON.stringify(await redis.xRange(key, '-', '+'));
    case 'hash':
      return JSON.stringify(await redis.hGetAll(key));
    case 'zset':
      return JSON.stringify(await redis.zRangeWithScores(key, 0, -1));
    case 'none':
      return '';
    default:
      throw new Error(`this search cannot read ${key}`);
  }
}

/** Returns the names of all objects in the store. */
export async function objectsInStore(config: Config): Promise<string[]> {
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    forcePathStyle: true,
  });
  const names: string[] = [];
  for await (const page of paginateListObjectsV2({ client }, { Bucket: config.S3_MEDIA_BUCKET })) {
    for (const { Key } of page.Contents ?? []) if (Key) names.push(Key);
  }
  client.destroy();
  return names;
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createClient } from '@redis/client';
import { loadConfig } from '../../src/platform/config/config.ts';
import { objectStore } from '../../src/platform/storage/object-store.ts';
import type { StoreSnapshot } from './store-dump.ts';

const FOLDER = 'planted/';

/** Writes a canary text into every store, which proves that a search without results would have found it. */
export async function insertCanaryText(
  url: string,
  { databaseUrl, bucket }: StoreSnapshot,
): Promise<{ text: string; remove(): Promise<void> }> {
  const text = `planted-${randomBytes(12).toString('hex')}`;
  const config = loadConfig({ ENVIRONMENT: 'test' });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(`CREATE TABLE planted AS SELECT convert_to($1, 'UTF8') AS bytes`, [text]);
  const redis = createClient({ url: config.REDIS_URL });
  await redis.connect();
  await redis.xAdd(text.slice(0, 12), '*', { data: JSON.stringify({ text }) });
  const store = objectStore(config, bucket);
  await store.put(`${FOLDER}one`, Buffer.from(Buffer.from(text).toString('base64')), 'text/plain');
  // The request id appears in the log line of the request.
  await fetch(`${url}/api/config`, { headers: { 'x-request-id': text } });
  return {
    text,
    remove: async () => {
      await database.query('DROP TABLE planted');
      await database.end();
      await redis.del(text.slice(0, 12));
      await redis.close();
      await store.removePrefix(FOLDER);
      store.close();
    },
  };
}

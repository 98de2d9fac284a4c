import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../../src/platform/config/config.ts';
import type { ObjectStore } from '../../../src/platform/storage/object-store.ts';

/** Returns the keys of all objects with this prefix. */
export async function listStored(config: Config, prefix: string): Promise<string[]> {
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    forcePathStyle: true,
  });
  const keys: string[] = [];
  const pages = paginateListObjectsV2({ client }, { Bucket: config.S3_MEDIA_BUCKET, Prefix: prefix });
  for await (const { Contents = [] } of pages) keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  client.destroy();
  return keys;
}

/** Downloads stored files into a folder under their keys. */
export async function fetchStored(storage: ObjectStore, keys: readonly string[], folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const key of keys) {
    const path = join(folder, key);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(await storage.read(key), createWriteStream(path));
    paths.push(path);
  }
  return paths;
}

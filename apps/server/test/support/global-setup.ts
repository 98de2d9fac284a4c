import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadConfig } from '../../src/platform/config/config.ts';
import { objectStore } from '../../src/platform/storage/object-store.ts';
import { dropLeftovers, ensureSmallTemplate } from './databases.ts';

export async function setup(): Promise<void> {
  execFileSync(join(import.meta.dirname, '../../../../scripts/launcher'));
  await dropLeftovers();
  await ensureSmallTemplate();
  await ensureBuckets();
}

/** Creates buckets as `migrate` does, because uploads need them, whichever test runs first. */
async function ensureBuckets(): Promise<void> {
  const config = loadConfig({ ENVIRONMENT: 'test' });
  for (const bucket of [config.S3_MEDIA_BUCKET, config.S3_DOCUMENTS_BUCKET, config.S3_AUDIT_BUCKET]) {
    const store = objectStore(config, bucket);
    await store.ensureBucket();
    store.close();
  }
}

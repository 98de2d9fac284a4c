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

/** As `migrate` makes them: a call that begins an upload needs its bucket, whichever test comes first. */
async function ensureBuckets(): Promise<void> {
  const config = loadConfig({ ENVIRONMENT: 'test' });
  for (const bucket of [config.S3_MEDIA_BUCKET, config.S3_DOCUMENTS_BUCKET, config.S3_AUDIT_BUCKET]) {
    const store = objectStore(config, bucket);
    await store.ensureBucket();
    store.close();
  }
}

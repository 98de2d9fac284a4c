import { prepareDatabase } from '../app/prepare-database.ts';
import { loadConfig } from '../platform/config/config.ts';
import { auditStore, objectStore } from '../platform/storage/object-store.ts';

const config = loadConfig(process.env, { process: 'migrate' });
const { applied, cities } = await prepareDatabase(config);
process.stdout.write(`${applied.length} migrations applied${applied.map((name) => `\n  ${name}`).join('')}\n${cities} cities\n`);

const origin = new URL(config.PUBLIC_URL).origin;
for (const bucket of [config.S3_MEDIA_BUCKET, config.S3_DOCUMENTS_BUCKET]) {
  const store = objectStore(config, bucket);
  await store.ensureBucket();
  // Browsers upload parts directly from our pages.
  if (!(await store.allowBrowsers([origin]))) {
    process.stderr.write(`${bucket}: the store has no call for CORS rules; allow PUT and GET from ${origin} in its own settings\n`);
  }
  store.close();
}

// At another provider the operator creates the bucket, because object lock is chosen at its creation.
if (!config.S3_AUDIT_ENDPOINT) {
  const store = auditStore(config);
  await store.ensureBucket();
  store.close();
}

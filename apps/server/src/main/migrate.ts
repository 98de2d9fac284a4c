import { prepareDatabase } from '../app/prepare-database.ts';
import { loadConfig } from '../platform/config/config.ts';
import { objectStore } from '../platform/storage/object-store.ts';

const config = loadConfig(process.env);
const { applied, cities } = await prepareDatabase(config);
process.stdout.write(`${applied.length} migrations applied${applied.map((name) => `\n  ${name}`).join('')}\n${cities} cities\n`);

for (const bucket of [config.S3_MEDIA_BUCKET, config.S3_DOCUMENTS_BUCKET, config.S3_AUDIT_BUCKET]) {
  const store = objectStore(config, bucket);
  await store.ensureBucket();
  // Parts of uploads come straight from our pages.
  if (bucket !== config.S3_AUDIT_BUCKET) await store.allowBrowsers([new URL(config.PUBLIC_URL).origin]);
  store.close();
}

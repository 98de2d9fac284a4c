/**
 * submit-verifications <count>: sample documents of new members that wait for a reviewer, never in production.
 *
 * In the database and bucket of the settings, or of the house that runs for acceptance (HOUSE_DATABASE_URL, HOUSE_DOCUMENTS_BUCKET).
 */
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { submitVerifications } from './seed/verification/submit.ts';

const { HOUSE_DATABASE_URL: stackDatabaseUrl, HOUSE_DOCUMENTS_BUCKET: stackBucket } = process.env;
const config = loadConfig({ ...process.env, ...(stackBucket && { S3_DOCUMENTS_BUCKET: stackBucket }) });
if (config.ENVIRONMENT === 'production') throw new Error('there are no samples in production');
const count = Number(process.argv[2] ?? 1);

const db = createDb(createPool({ url: stackDatabaseUrl ?? databaseUrl(config, 'owner'), name: 'subrosa samples', size: 1 }));
try {
  await submitVerifications(db, config, count);
} finally {
  await db.destroy();
}
console.log(`${count} verifications wait for a reviewer`);

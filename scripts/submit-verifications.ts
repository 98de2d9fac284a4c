/**
 * submit-verifications <count>: creates new members with sample documents that wait for review; never in production.
 *
 * Uses the database and bucket of the settings, or of a running acceptance stack (STACK_DATABASE_URL, STACK_DOCUMENTS_BUCKET).
 */
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { submitVerifications } from './seed/verification/submit.ts';

const { STACK_DATABASE_URL: stackDatabaseUrl, STACK_DOCUMENTS_BUCKET: stackBucket } = process.env;
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

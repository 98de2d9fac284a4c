/** seed: writes the personas and their data, for development. Idempotent. */
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { seedPersonas } from './seed/run-seeds.ts';

const config = loadConfig(process.env);
// The passwords and passkeys of the personas are public, also those of administrators.
if (config.ENVIRONMENT !== 'development' && config.ENVIRONMENT !== 'test') throw new Error('the seed is for development and tests only');

const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'subrosa seed', size: 1 }));
try {
  await seedPersonas(db, config);
} finally {
  await db.destroy();
}
console.log('the personas are stored');

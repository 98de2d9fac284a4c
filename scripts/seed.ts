/** seed: the named cast and what they did, for development. Safe to run again. */
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import { seedSupport } from '../apps/server/src/testing/seed/support.ts';

const config = loadConfig(process.env);
if (config.ENVIRONMENT === 'production') throw new Error('the cast does not perform in production');

// A fixed evening, so that every machine tells the same story.
const clock = { now: () => new Date('2026-11-14T19:30:00Z') };
const seeds = [seedSupport];

const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'subrosa seed', size: 1 }));
try {
  for (const seed of seeds) await transaction(db, (tx) => seed(tx, clock));
} finally {
  await db.destroy();
}
console.log('the cast is on stage');

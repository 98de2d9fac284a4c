/**
 * rebuild-search: rewrites all search rows, also for another LOCATION_GRID_KM, while searches continue.
 *
 *   npm run search:rebuild             rebuilds, then prints how many rows still differ
 *   npm run search:rebuild -- --check  prints how many differ, and changes nothing
 */
import { findDrift, rebuildSearch } from '../apps/server/src/domains/explore/index.ts';
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';

const config = loadConfig(process.env);
const HOUR = 3_600_000;
const pool = { url: databaseUrl(config, 'worker'), name: 'subrosa search', size: 2, statementTimeoutMs: HOUR };

const db = createDb(createPool(pool));
try {
  if (!process.argv.includes('--check')) await rebuildSearch(db, { gridKm: config.LOCATION_GRID_KM });
  const { rows, online, cells } = await findDrift(db);
  console.log(`differ from what they should be: ${rows} search rows, ${online} of members online, ${cells} cells`);
} finally {
  await db.destroy();
}

/**
 * flags: switches a feature flag on for a share of members, or off, without a release.
 *
 *   npm run flags                     lists all flags with their share of members in percent
 *   npm run flags -- <flag> <share>   0 to 100; takes effect with the next request
 */
import { listFlags, switchFlag } from '../apps/server/src/domains/reference/index.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';
import { memberFlags } from '../packages/rules/src/reference/flags.ts';

const [name, percent = ''] = process.argv.slice(2);
const flag = memberFlags.find((known) => known === name);
const share = Number(percent);
if (name !== undefined && (!flag || !/^\d{1,3}$/.test(percent) || share > 100)) {
  console.error(`npm run flags -- ${memberFlags.join('|')} 0…100`);
  process.exit(2);
}

const db = createDb(createPool({ url: databaseUrl(loadConfig(process.env), 'api'), name: 'subrosa flags', size: 1 }));
try {
  if (flag) await transaction(db, (tx) => switchFlag(tx, systemClock, { flag, share }));
  for (const one of await listFlags(db)) console.log(`${one.flag} ${one.share} %`);
} finally {
  await db.destroy();
}

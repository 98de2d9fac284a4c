/**
 * csam-hold: sets or ends a legal hold on the preserved data of a CSAM case, which are otherwise deleted after a year.
 *
 *   npm run csam:hold -- <case's id> on|off <file number of the order>
 */
import { holdPreserved } from '../apps/server/src/domains/documents/index.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';

const [caseId = '', held = '', order = ''] = process.argv.slice(2);
if (!/^[0-9a-f-]{36}$/.test(caseId) || !['on', 'off'].includes(held) || !/^[\w./-]{2,60}$/.test(order)) {
  console.error('npm run csam:hold -- <case’s id> on|off <file number of the order>');
  process.exit(2);
}

const db = createDb(createPool({ url: databaseUrl(loadConfig(process.env), 'worker'), name: 'subrosa csam hold', size: 1 }));
try {
  const changed = await transaction(db, (tx) => holdPreserved(tx, systemClock, { caseId, held: held === 'on', order }));
  console.log(`${changed} files ${held === 'on' ? 'held' : 'released'}`);
} finally {
  await db.destroy();
}

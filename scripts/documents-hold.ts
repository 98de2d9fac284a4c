/**
 * documents-hold: sets or ends a legal hold on a member's identity documents, which then not even an erasure destroys.
 *
 *   npm run documents:hold -- <member's id> on|off <file number of the order>
 */
import { holdDocuments } from '../apps/server/src/domains/documents/index.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';
import { transaction } from '../apps/server/src/platform/db/transaction.ts';

const [ownerId = '', held = '', order = ''] = process.argv.slice(2);
if (!/^[0-9a-f-]{36}$/.test(ownerId) || !['on', 'off'].includes(held) || !/^[\w./-]{2,60}$/.test(order)) {
  console.error('npm run documents:hold -- <member’s id> on|off <file number of the order>');
  process.exit(2);
}

const db = createDb(createPool({ url: databaseUrl(loadConfig(process.env), 'worker'), name: 'subrosa documents hold', size: 1 }));
try {
  const changed = await transaction(db, (tx) => holdDocuments(tx, systemClock, { ownerId, held: held === 'on', order }));
  console.log(`${changed} documents ${held === 'on' ? 'held' : 'released'}`);
} finally {
  await db.destroy();
}

/**
 * billing-export: all payments and refunds of these days as CSV, for bookkeeping. Contains no names: only the provider has them.
 *
 *   npm run --silent billing:export -- 2026-11-01 2026-11-30 > november.csv
 */
import { listMovements } from '../apps/server/src/domains/subscriptions/index.ts';
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createDb, createPool } from '../apps/server/src/platform/db/database.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;
const COLUMNS = ['at', 'kind', 'amount', 'currency', 'plan', 'transaction', 'subscription', 'state', 'from', 'to'];

const [from = '', to = ''] = process.argv.slice(2);
if (!DATE.test(from) || !DATE.test(to)) {
  console.error('npm run billing:export -- <first day> <last day>, as 2026-11-01');
  process.exit(2);
}

const db = createDb(createPool({ url: databaseUrl(loadConfig(process.env), 'worker'), name: 'subrosa billing export', size: 1 }));
try {
  console.log(COLUMNS.join(','));
  for (const one of await listMovements(db, { from, to })) {
    const cents = one.kind === 'payment' ? one.amountCents : -one.amountCents;
    const amount = (cents / 100).toFixed(2);
    const row = [
      one.at.toISOString(),
      one.kind,
      amount,
      'USD',
      one.planId,
      one.reference,
      one.subscription,
      one.subscriptionState,
      one.from,
      one.to,
    ];
    console.log(row.map((cell) => cell ?? '').join(','));
  }
} finally {
  await db.destroy();
}

import { appointFirstAdministrators } from '../domains/accounts/index.ts';
import { systemClock } from '../platform/clock.ts';
import { databaseUrl, type Config } from '../platform/config/config.ts';
import { createDb, createPool } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';

/** Appoints both in one transaction, as owner of the tables. Throws `NotAppointed` with the reason if that is not allowed. */
export async function appointAdministrators(config: Config, usernames: readonly [string, string], clock = systemClock): Promise<void> {
  const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'subrosa administrators', size: 1 }));
  try {
    await transaction(db, (tx) => appointFirstAdministrators(tx, clock, usernames));
  } finally {
    await db.destroy();
  }
}

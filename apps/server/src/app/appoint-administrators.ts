import { appointFirstAdministrators } from '../domains/accounts/index.ts';
import { systemClock } from '../platform/clock.ts';
import { databaseUrl, type Config } from '../platform/config/config.ts';
import { createDb, createPool } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';

/** As owner of the tables, in one transaction. Throws `NotAppointed` with the reason where it cannot be. */
export async function appointAdministrators(config: Config, usernames: readonly [string, string], clock = systemClock): Promise<void> {
  const db = createDb(createPool({ url: databaseUrl(config, 'owner'), name: 'subrosa administrators', size: 1 }));
  try {
    await transaction(db, (tx) => appointFirstAdministrators(tx, clock, usernames));
  } finally {
    await db.destroy();
  }
}

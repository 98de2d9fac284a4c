import { seedProhibitedWords } from '../domains/moderation/index.ts';
import { loadCities } from '../domains/reference/index.ts';
import { savePlans } from '../domains/subscriptions/index.ts';
import { recordMissingMembers } from '../domains/transparency/index.ts';
import { databaseUrl, processRoles, type Config } from '../platform/config/config.ts';
import { createDatabaseAndRoles } from '../platform/db/create-database-and-roles.ts';
import { createDb, createPool } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrations.ts';

/** Turns an empty server into a database on which the processes can start. It is idempotent. */
export async function prepareDatabase(config: Config): Promise<{ applied: string[]; cities: number }> {
  const owner = databaseUrl(config, 'owner');
  await createDatabaseAndRoles({
    admin: databaseUrl(config, 'admin'),
    owner,
    processes: processRoles.map((role) => databaseUrl(config, role)),
  });
  const applied = await migrate(owner);
  const db = createDb(createPool({ url: owner, name: 'subrosa migrate', size: 2, statementTimeoutMs: 120_000 }));
  try {
    await savePlans(db, config);
    await seedProhibitedWords(db);
    // Before the first edition, so that it contains every member.
    await recordMissingMembers(db);
    return { applied, cities: await loadCities(db) };
  } finally {
    await db.destroy();
  }
}

import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

/** A migration as its file exports it. */
export interface MigrationFile {
  up: (db: Kysely<unknown>) => Promise<void>;
  /** For migrations that build an index concurrently, which cannot run inside a transaction. */
  outsideTransaction?: boolean;
}

/** The statements of a migration, in order, without a database: queries return no rows. */
export async function sqlOf(migration: MigrationFile): Promise<string> {
  const commands: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void commands.push(query.sql.trim().replace(/;$/, '')),
  });
  await migration.up(db);
  return `${commands.join(';\n\n')};\n`;
}

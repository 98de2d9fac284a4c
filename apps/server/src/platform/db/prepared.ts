import { CompiledQuery } from 'kysely';
import type { Db, Tx } from './database.ts';

/** SQL that each connection plans once, under this name. */
export interface PreparedStatement {
  name: string;
  text: string;
}

export async function runPrepared<Row>(db: Db | Tx, { name, text }: PreparedStatement, values: readonly unknown[]): Promise<Row[]> {
  const query = CompiledQuery.raw(text, [...values]);
  // Kysely passes `sql` to pg unchanged, and pg accepts a query config with a name.
  const { rows } = await db.executeQuery<Row>({ ...query, sql: { name, text } as unknown as string });
  return rows;
}

import { CompiledQuery } from 'kysely';
import type { Db, Tx } from './database.ts';

/** A statement that every connection plans once, under its name. */
export interface PreparedStatement {
  name: string;
  text: string;
}

export async function runPrepared<Row>(db: Db | Tx, { name, text }: PreparedStatement, values: readonly unknown[]): Promise<Row[]> {
  const query = CompiledQuery.raw(text, [...values]);
  // Kysely hands the text to pg as it is given, and pg takes a name beside it.
  const { rows } = await db.executeQuery<Row>({ ...query, sql: { name, text } as unknown as string });
  return rows;
}

import type { Db, Tx } from '../../../platform/db/database.ts';

export async function readProhibitedWords(db: Db | Tx): Promise<string[]> {
  const rows = await db.selectFrom('prohibited_word').select('word').orderBy('word').execute();
  return rows.map(({ word }) => word);
}

export async function hasProhibitedWords(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('prohibited_word').select('word').limit(1).executeTakeFirst()) !== undefined;
}

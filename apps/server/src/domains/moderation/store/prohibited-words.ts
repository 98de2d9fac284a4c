import type { Tx } from '../../../platform/db/database.ts';

export async function addProhibitedWords(tx: Tx, words: readonly string[]): Promise<void> {
  await tx
    .insertInto('prohibited_word')
    .values(words.map((word) => ({ word })))
    .onConflict((conflict) => conflict.column('word').doNothing())
    .execute();
}

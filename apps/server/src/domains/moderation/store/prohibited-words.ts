import type { Tx } from '../../../platform/db/database.ts';

/** Returns the number of new words. */
export async function addProhibitedWords(tx: Tx, prohibitedWords: readonly string[]): Promise<number> {
  const added = await tx
    .insertInto('prohibited_word')
    .values(prohibitedWords.map((word) => ({ word })))
    .onConflict((conflict) => conflict.column('word').doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0n);
}

/** Returns whether the word was in the list. */
export async function removeProhibitedWord(tx: Tx, word: string): Promise<boolean> {
  const removed = await tx.deleteFrom('prohibited_word').where('word', '=', word).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

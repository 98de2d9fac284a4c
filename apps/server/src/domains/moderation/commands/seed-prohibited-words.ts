import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { prohibitedWords } from '../prohibited-words.ts';
import { hasProhibitedWords } from '../queries/prohibited-words.ts';
import { addProhibitedWords } from '../store/prohibited-words.ts';

/** Fills an empty list, as the owner of the tables. Words that operators removed are not added again. */
export async function seedProhibitedWords(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await hasProhibitedWords(tx))) await addProhibitedWords(tx, [...new Set(Object.values(prohibitedWords).flat())]);
  });
}

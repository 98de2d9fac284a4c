import { expect, it } from 'vitest';
import { aClock, MINUTE } from '../../../test/support/clock.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { seedProhibitedWords, listProhibitedWords } from './index.ts';
import { prohibitedWords } from './prohibited-words.ts';

const testDb = useDatabase();

it('listProhibitedWords returns every language once; a change takes effect within a minute', async () => {
  const clock = aClock();
  const all = new Set(Object.values(prohibitedWords).flat());
  expect(new Set(await listProhibitedWords(testDb.db, clock))).toEqual(all);
  await testDb.db.deleteFrom('prohibited_word').where('word', '=', 'underage').execute();
  await seedProhibitedWords(testDb.db);
  clock.pass(MINUTE - 1);
  expect(new Set(await listProhibitedWords(testDb.db, clock))).toEqual(all);
  clock.pass(1);
  all.delete('underage');
  expect(new Set(await listProhibitedWords(testDb.db, clock))).toEqual(all);
});

it.each(Object.entries(prohibitedWords))('prohibitedWords.%s contains normalised words without duplicates', (_, list) => {
  expect(list.length).toBeGreaterThanOrEqual(8);
  for (const word of list) {
    expect(word).toBe(word.trim().toLowerCase().normalize('NFKC'));
    expect(word.length).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(list).size).toBe(list.length);
});

import { systemClock, type Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { readProhibitedWords } from './queries/prohibited-words.ts';

const CACHE_MS = 60_000;

let cached: { prohibitedWords: readonly string[]; until: number } | undefined;

/** Returns the words that member texts must not contain. A change takes effect in every process within a minute. */
export async function listProhibitedWords(db: Db, clock: Clock = systemClock): Promise<readonly string[]> {
  const now = clock.now().getTime();
  if (cached && now < cached.until) return cached.prohibitedWords;
  const prohibitedWords = await readProhibitedWords(db);
  cached = { prohibitedWords, until: now + CACHE_MS };
  return prohibitedWords;
}

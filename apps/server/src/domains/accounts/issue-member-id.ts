import type { Db } from '../../platform/db/database.ts';
import { isIdFree } from '../transparency/index.ts';
import { newMemberId } from './proof-of-work.ts';

/** Draws ids until one has a position of its own in the map of keys. The first one has, but for one in millions. */
export async function issueMemberId(db: Db): Promise<string> {
  const id = newMemberId();
  return (await isIdFree(db, id)) ? id : issueMemberId(db);
}

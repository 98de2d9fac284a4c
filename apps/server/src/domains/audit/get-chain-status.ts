import type { Db } from '../../platform/db/database.ts';
import { findChecks } from './browser/queries.ts';
import { findHead } from './queries.ts';

/** Returns the length of the chain, its last complete verification and its last anchor. */
export async function getChainStatus(db: Db) {
  const head = await findHead(db);
  const { last, anchor } = await findChecks(db);
  return {
    entries: head?.seq ?? 0,
    verifiedAt: last?.checked_at.toISOString() ?? null,
    problems: last?.problems ?? 0,
    anchoredAt: anchor?.checked_at.toISOString() ?? null,
  };
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

interface NewLink {
  id: string;
  memberId: string;
  kind: string;
  platform: string;
  url: string;
}

/** Appends to the list. */
export async function addLink(tx: Tx, { id, memberId, kind, platform, url }: NewLink): Promise<void> {
  const position = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM profile_link WHERE member_id = ${memberId})`;
  await tx.insertInto('profile_link').values({ id, member_id: memberId, kind, platform, url, position }).execute();
}

/** Returns false if the member has no such link. */
export async function removeLink(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const removed = await tx.deleteFrom('profile_link').where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

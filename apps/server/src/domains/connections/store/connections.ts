import { otherSide } from '@subrosa/rules/connections/changes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Two members; `memberId` is the one who acts. */
export interface Pair {
  memberId: string;
  otherId: string;
}

/**
 * Locks the rows of both members, smaller id first. Every change between two members does so: changes of both sides run one after the other
 * and cannot deadlock. Returns which of the two exist.
 */
export async function lockPair(tx: Tx, { memberId, otherId }: Pair): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM member WHERE id IN (${memberId}, ${otherId}) ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  return rows.map(({ id }) => id);
}

const sides = ({ memberId, otherId }: Pair) =>
  sql<boolean>`(member_id, other_id) IN ((${memberId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${memberId}::uuid))`;

export async function addRequest(tx: Tx, { memberId, otherId }: Pair, changedAt: Date): Promise<void> {
  await tx
    .insertInto('connection')
    .values([
      { member_id: memberId, other_id: otherId, state: 'outgoing', changed_at: changedAt },
      { member_id: otherId, other_id: memberId, state: otherSide.outgoing, changed_at: changedAt },
    ])
    .execute();
}

export async function connectBoth(tx: Tx, pair: Pair, changedAt: Date): Promise<void> {
  await tx.updateTable('connection').set({ state: 'connected', changed_at: changedAt }).where(sides(pair)).execute();
}

/** Returns false if they were not connected. A foreign key also deletes the permission to read payment accounts. */
export async function removeConnection(tx: Tx, pair: Pair): Promise<boolean> {
  const removed = await tx.deleteFrom('connection').where(sides(pair)).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

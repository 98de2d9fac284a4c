import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { About } from '../about.ts';
import type { Audience } from './audience.ts';

export interface Round {
  id: string;
  kind: NotificationKind;
  actorId: string;
  about: About;
  audience: Audience;
}

export async function addRound(tx: Tx, { id, kind, actorId, about, audience }: Round): Promise<void> {
  await tx
    .insertInto('notification_round')
    .values({ id, kind, actor_id: actorId, about: JSON.stringify(about), audience: JSON.stringify(audience), begun_at: sql<Date>`now()` })
    .execute();
}

/** A round that goes on, held until the end of the transaction: two workers never tell the same batch. */
export async function lockRound(tx: Tx, id: string): Promise<(Round & { afterId: string | null }) | undefined> {
  const { rows } = await sql<Round & { afterId: string | null }>`
    SELECT id, kind, actor_id AS "actorId", about, audience, after_id AS "afterId"
    FROM notification_round WHERE id = ${id} AND done_at IS NULL FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function moveRound(tx: Tx, id: string, { afterId, told }: { afterId: string; told: number }): Promise<void> {
  await sql`UPDATE notification_round SET after_id = ${afterId}, told = told + ${told} WHERE id = ${id}`.execute(tx);
}

/** With whom it stopped is nobody's business any more. */
export async function endRound(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('notification_round').set({ done_at: now, after_id: null }).where('id', '=', id).execute();
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { RoundKind, Subject } from './round.ts';

export interface Round {
  id: string;
  kind: RoundKind;
  ownerId: string;
  entryId: string;
  /** Of what was removed, as it was; else it is read where it stands. */
  subject: Subject | null;
}

export async function addRound(tx: Tx, { id, kind, ownerId, entryId, subject }: Round, begunAt: Date): Promise<void> {
  await tx
    .insertInto('calendar_round')
    .values({ id, kind, owner_id: ownerId, entry_id: entryId, subject: subject && JSON.stringify(subject), begun_at: begunAt })
    .execute();
}

/** A round that goes on, held until the end of the transaction: two workers never tell the same batch. */
export async function lockRound(tx: Tx, id: string): Promise<(Round & { afterId: string | null }) | undefined> {
  const { rows } = await sql<Round & { afterId: string | null }>`
    SELECT id, kind, owner_id AS "ownerId", entry_id AS "entryId", subject, after_id AS "afterId"
    FROM calendar_round WHERE id = ${id} AND done_at IS NULL FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function moveRound(tx: Tx, id: string, { afterId, told }: { afterId: string; told: number }): Promise<void> {
  await sql`UPDATE calendar_round SET after_id = ${afterId}, told = told + ${told} WHERE id = ${id}`.execute(tx);
}

/** What it knew of people and titles goes at once, and with whom it stopped. */
export async function endRound(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('calendar_round').set({ done_at: now, subject: null, after_id: null }).where('id', '=', id).execute();
}

/**
 * Of these members, those who were not told of this trip before; each is told once, whoever asks. The trip is held first: its
 * owner may remove it while the round is under way, and then nobody is told.
 */
export async function addAlerts(tx: Tx, entryId: string, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<{ member_id: string }>`
    WITH entry AS MATERIALIZED (SELECT id FROM calendar_entry WHERE id = ${entryId}::uuid FOR KEY SHARE)
    INSERT INTO arrival_alert (entry_id, member_id)
    SELECT entry.id, w.id FROM entry, unnest(${memberIds}::uuid[]) AS w (id) ORDER BY w.id
    ON CONFLICT DO NOTHING RETURNING member_id`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

/** Of these members, those who have one left this week, which it takes. */
export async function takeUpdates(tx: Tx, memberIds: readonly string[], { week, most }: { week: string; most: number }): Promise<string[]> {
  if (memberIds.length === 0 || most < 1) return [];
  const { rows } = await sql<{ member_id: string }>`
    INSERT INTO calendar_update_quota AS q (member_id, week, used)
    SELECT id, ${week}::date, 1 FROM unnest(${memberIds}::uuid[]) AS w (id) ORDER BY id
    ON CONFLICT (member_id, week) DO UPDATE SET used = q.used + 1 WHERE q.used < ${most}
    RETURNING member_id`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

/** What nobody needs any more. */
export async function sweepRounds(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('calendar_round').where('done_at', '<', before).execute();
  await tx.deleteFrom('calendar_update_quota').where('week', '<', before.toISOString().slice(0, 10)).execute();
}

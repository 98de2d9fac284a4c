import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { FanOutKind, Subject } from './candidates.ts';

export interface FanOut {
  id: string;
  kind: FanOutKind;
  ownerId: string;
  entryId: string;
  /** The entry as it was, for a removed one; others are read when a batch runs. */
  subject: Subject | null;
}

export async function addFanOut(tx: Tx, { id, kind, ownerId, entryId, subject }: FanOut, startedAt: Date): Promise<void> {
  await tx
    .insertInto('calendar_fan_out')
    .values({ id, kind, owner_id: ownerId, entry_id: entryId, subject: subject && JSON.stringify(subject), started_at: startedAt })
    .execute();
}

/** An unfinished fan-out, locked until the end of the transaction: two workers never notify the same batch. */
export async function lockFanOut(tx: Tx, id: string): Promise<(FanOut & { afterId: string | null }) | undefined> {
  const { rows } = await sql<FanOut & { afterId: string | null }>`
    SELECT id, kind, owner_id AS "ownerId", entry_id AS "entryId", subject, after_id AS "afterId"
    FROM calendar_fan_out WHERE id = ${id} AND finished_at IS NULL FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function advanceFanOut(tx: Tx, id: string, { afterId, notified }: { afterId: string; notified: number }): Promise<void> {
  await sql`UPDATE calendar_fan_out SET after_id = ${afterId}, notified_count = notified_count + ${notified} WHERE id = ${id}`.execute(tx);
}

/** Deletes the stored title and member ids, which no later step needs. */
export async function finishFanOut(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('calendar_fan_out').set({ finished_at: now, subject: null, after_id: null }).where('id', '=', id).execute();
}

/**
 * Records that these members are notified of the trip, and returns those who were not before. The trip is locked first: when its
 * owner removed it during the fan-out, no member is notified.
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

/** Counts one update for each member with quota left this week, and returns those members. */
export async function consumeUpdateQuota(
  tx: Tx,
  memberIds: readonly string[],
  { week, most }: { week: string; most: number },
): Promise<string[]> {
  if (memberIds.length === 0 || most < 1) return [];
  const { rows } = await sql<{ member_id: string }>`
    INSERT INTO calendar_update_quota AS q (member_id, week, used)
    SELECT id, ${week}::date, 1 FROM unnest(${memberIds}::uuid[]) AS w (id) ORDER BY id
    ON CONFLICT (member_id, week) DO UPDATE SET used = q.used + 1 WHERE q.used < ${most}
    RETURNING member_id`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

/** Deletes finished fan-outs and quotas of past weeks. */
export async function purgeFanOuts(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('calendar_fan_out').where('finished_at', '<', before).execute();
  await tx.deleteFrom('calendar_update_quota').where('week', '<', before.toISOString().slice(0, 10)).execute();
}

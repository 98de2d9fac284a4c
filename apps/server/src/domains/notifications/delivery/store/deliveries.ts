import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';

type DeliveryChannel = 'email' | 'push';

/** A pending delivery: what is unread from a sequence on, and how many notifications are not in the list. */
export interface Waiting {
  memberId: string;
  channel: DeliveryChannel;
  fromSequence: number;
  unlistedCount: number;
}

export interface ScheduledDelivery extends Waiting {
  dueAt: Date;
}

export async function addDeliveries(tx: Tx, deliveries: readonly ScheduledDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  // Rows are locked in the order of member ids, to avoid deadlocks.
  await sql`
    INSERT INTO notification_delivery AS o (member_id, channel, due_at, from_sequence, unlisted_count)
    SELECT * FROM unnest(
      ${deliveries.map(({ memberId }) => memberId)}::uuid[], ${deliveries.map(({ channel }) => channel)}::text[],
      ${deliveries.map(({ dueAt }) => dueAt)}::timestamptz[], ${deliveries.map(({ fromSequence }) => fromSequence)}::bigint[],
      ${deliveries.map(({ unlistedCount }) => unlistedCount)}::integer[]
    ) AS new (member_id, channel, due_at, from_sequence, unlisted_count)
    ORDER BY member_id, channel
    ON CONFLICT (member_id, channel) DO UPDATE SET
      due_at = least(o.due_at, excluded.due_at),
      from_sequence = least(o.from_sequence, excluded.from_sequence),
      unlisted_count = o.unlisted_count + excluded.unlisted_count`.execute(tx);
}

/** Locks and returns due deliveries; concurrent transactions skip them. */
export async function claimDue(tx: Tx, now: Date, most: number): Promise<Waiting[]> {
  const rows = await tx
    .selectFrom('notification_delivery')
    .select(['member_id', 'channel', 'from_sequence', 'unlisted_count'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ member_id, channel, from_sequence, unlisted_count }) => ({
    memberId: member_id,
    channel: channel as DeliveryChannel,
    fromSequence: Number(from_sequence),
    unlistedCount: unlisted_count,
  }));
}

export async function postpone(tx: Tx, { memberId, channel }: Waiting, dueAt: Date): Promise<void> {
  await tx
    .updateTable('notification_delivery')
    .set({ due_at: dueAt })
    .where('member_id', '=', memberId)
    .where('channel', '=', channel)
    .execute();
}

export async function removeDeliveries(tx: Tx, deliveries: readonly Waiting[]): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    DELETE FROM notification_delivery o
    USING unnest(${deliveries.map(({ memberId }) => memberId)}::uuid[], ${deliveries.map(({ channel }) => channel)}::text[]) AS done (member_id, channel)
    WHERE o.member_id = done.member_id AND o.channel = done.channel`.execute(tx);
}

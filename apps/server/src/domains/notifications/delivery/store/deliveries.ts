import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';

type DeliveryChannel = 'email' | 'push';

/** A pending delivery: what is unread since a number, and how many notifications are not in the list. */
export interface Waiting {
  memberId: string;
  channel: DeliveryChannel;
  since: number;
  unlisted: number;
}

export interface ScheduledDelivery extends Waiting {
  dueAt: Date;
}

export async function addDeliveries(tx: Tx, deliveries: readonly ScheduledDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  // Rows are locked in the order of member ids, to avoid deadlocks.
  await sql`
    INSERT INTO notification_outing AS o (member_id, channel, due_at, since_number, unlisted)
    SELECT * FROM unnest(
      ${deliveries.map(({ memberId }) => memberId)}::uuid[], ${deliveries.map(({ channel }) => channel)}::text[],
      ${deliveries.map(({ dueAt }) => dueAt)}::timestamptz[], ${deliveries.map(({ since }) => since)}::bigint[],
      ${deliveries.map(({ unlisted }) => unlisted)}::integer[]
    ) AS new (member_id, channel, due_at, since_number, unlisted)
    ORDER BY member_id, channel
    ON CONFLICT (member_id, channel) DO UPDATE SET
      due_at = least(o.due_at, excluded.due_at),
      since_number = least(o.since_number, excluded.since_number),
      unlisted = o.unlisted + excluded.unlisted`.execute(tx);
}

/** Locks and returns due deliveries; concurrent transactions skip them. */
export async function claimDue(tx: Tx, now: Date, most: number): Promise<Waiting[]> {
  const rows = await tx
    .selectFrom('notification_outing')
    .select(['member_id', 'channel', 'since_number', 'unlisted'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ member_id, channel, since_number, unlisted }) => ({
    memberId: member_id,
    channel: channel as DeliveryChannel,
    since: Number(since_number),
    unlisted,
  }));
}

export async function postpone(tx: Tx, { memberId, channel }: Waiting, dueAt: Date): Promise<void> {
  await tx
    .updateTable('notification_outing')
    .set({ due_at: dueAt })
    .where('member_id', '=', memberId)
    .where('channel', '=', channel)
    .execute();
}

export async function removeDeliveries(tx: Tx, deliveries: readonly Waiting[]): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    DELETE FROM notification_outing o
    USING unnest(${deliveries.map(({ memberId }) => memberId)}::uuid[], ${deliveries.map(({ channel }) => channel)}::text[]) AS done (member_id, channel)
    WHERE o.member_id = done.member_id AND o.channel = done.channel`.execute(tx);
}

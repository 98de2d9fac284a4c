import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueuePublishCount } from '../live.ts';
import { lockStates } from '../create/store.ts';

/** A recipient and the actor of their notifications. */
interface MemberPair {
  memberId: string;
  actorId: string;
  kinds?: readonly NotificationKind[];
  /** Publishes nothing to the member: a changed count would reveal the block. */
  quietly?: boolean;
  /** Keeps notifications that were read. */
  unreadOnly?: boolean;
}

/** A trigger deletes a notification with its last actor; a group keeps the others. Returns false when there was nothing to delete. */
async function removeBetween(tx: Tx, { memberId, actorId, kinds, unreadOnly = false }: MemberPair): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM notification_actor a USING notification n, notification_state s
    WHERE a.actor_id = ${actorId} AND a.member_id = ${memberId} AND n.member_id = a.member_id AND n.sequence = a.sequence
      AND s.member_id = a.member_id AND (${kinds ?? null}::text[] IS NULL OR n.kind = ANY(${kinds ?? null}::text[]))
      AND (NOT ${unreadOnly}::boolean OR (n.read_at IS NULL AND n.sequence > greatest(s.last_read_sequence, s.last_cleared_sequence)))`.execute(
    tx,
  );
  return numAffectedRows > 0n;
}

/** Takes the same locks as creating, and publishes the counts of members whose notifications changed. */
export async function removeNotifications(tx: Tx, all: readonly MemberPair[]): Promise<void> {
  await lockStates(
    tx,
    all.map(({ memberId }) => memberId),
  );
  for (const one of all) {
    if ((await removeBetween(tx, one)) && !one.quietly) await enqueuePublishCount(tx, one.memberId);
  }
}

/** Deletes all notifications between the two members. A block calls it in its own transaction, which has locked both. */
export async function removeNotificationsBetween(tx: Tx, blocker: string, blocked: string): Promise<void> {
  await removeNotifications(tx, [
    { memberId: blocker, actorId: blocked },
    { memberId: blocked, actorId: blocker, quietly: true },
  ]);
}

/** Marks notifications by this actor as read, after the member acted on their subject. */
export async function markReadFrom(tx: Tx, { memberId, actorId, kinds = [] }: MemberPair, at: Date): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE notification n SET read_at = ${at} FROM notification_actor a
    WHERE a.actor_id = ${actorId} AND a.member_id = ${memberId} AND n.member_id = a.member_id AND n.sequence = a.sequence
      AND n.kind = ANY(${kinds}::text[]) AND n.read_at IS NULL`.execute(tx);
  if (numAffectedRows > 0n) await enqueuePublishCount(tx, memberId);
}

/** Deletes all notifications about a removed item, of its owner and of depicted members. */
export async function removeAboutMedia(tx: Tx, mediaId: string, ownerId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT n.member_id AS id FROM notification_actor a JOIN notification n ON n.member_id = a.member_id AND n.sequence = a.sequence
    WHERE a.actor_id = ${ownerId} AND n.kind = 'media_depicted' AND n.subject_id = ${mediaId}`.execute(tx);
  const ids = [...rows.map(({ id }) => id), ownerId];
  await lockStates(tx, ids);
  const gone = await sql<{ id: string }>`
    DELETE FROM notification WHERE member_id = ANY(${ids}::uuid[]) AND category = 'media' AND subject_id = ${mediaId}
    RETURNING member_id AS id`.execute(tx);
  for (const { id } of gone.rows) await enqueuePublishCount(tx, id);
}

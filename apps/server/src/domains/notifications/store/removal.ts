import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueuePublishCount } from '../live.ts';
import { lockStates } from '../create/store.ts';

/** What a member was told of another. */
interface MemberPair {
  memberId: string;
  actorId: string;
  kinds?: readonly NotificationKind[];
  /** Their tabs hear nothing: they must not wonder why. */
  quietly?: boolean;
  /** What was read may stay. */
  unreadOnly?: boolean;
}

/** Without anybody left who did it, a notification goes by a trigger; a group goes on without them. False where there was nothing. */
async function removeBetween(tx: Tx, { memberId, actorId, kinds, unreadOnly = false }: MemberPair): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM notification_actor a USING notification n, notification_state s
    WHERE a.actor_id = ${actorId} AND a.member_id = ${memberId} AND n.member_id = a.member_id AND n.number = a.number
      AND s.member_id = a.member_id AND (${kinds ?? null}::text[] IS NULL OR n.kind = ANY(${kinds ?? null}::text[]))
      AND (NOT ${unreadOnly}::boolean OR (n.read_at IS NULL AND n.number > greatest(s.read_upto, s.cleared_upto)))`.execute(tx);
  return numAffectedRows > 0n;
}

/** Locked as telling locks. Tabs hear of it where something went. */
export async function removeNotifications(tx: Tx, all: readonly MemberPair[]): Promise<void> {
  await lockStates(
    tx,
    all.map(({ memberId }) => memberId),
  );
  for (const one of all) {
    if ((await removeBetween(tx, one)) && !one.quietly) await enqueuePublishCount(tx, one.memberId);
  }
}

/** Neither was ever told of the other. For a block, in its own transaction, which has locked both members. */
export async function removeNotificationsBetween(tx: Tx, blocker: string, blocked: string): Promise<void> {
  await removeNotifications(tx, [
    { memberId: blocker, actorId: blocked },
    { memberId: blocked, actorId: blocker, quietly: true },
  ]);
}

/** What a member was told of another counts as read: they have dealt with it. */
export async function markReadFrom(tx: Tx, { memberId, actorId, kinds = [] }: MemberPair, at: Date): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE notification n SET read_at = ${at} FROM notification_actor a
    WHERE a.actor_id = ${actorId} AND a.member_id = ${memberId} AND n.member_id = a.member_id AND n.number = a.number
      AND n.kind = ANY(${kinds}::text[]) AND n.read_at IS NULL`.execute(tx);
  if (numAffectedRows > 0n) await enqueuePublishCount(tx, memberId);
}

/** What anybody was told about an item that is gone: its owner, and whom they named. */
export async function removeAboutMedia(tx: Tx, mediaId: string, ownerId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT n.member_id AS id FROM notification_actor a JOIN notification n ON n.member_id = a.member_id AND n.number = a.number
    WHERE a.actor_id = ${ownerId} AND n.kind = 'media_depicted' AND n.subject_id = ${mediaId}`.execute(tx);
  const ids = [...rows.map(({ id }) => id), ownerId];
  await lockStates(tx, ids);
  const gone = await sql<{ id: string }>`
    DELETE FROM notification WHERE member_id = ANY(${ids}::uuid[]) AND category = 'media' AND subject_id = ${mediaId}
    RETURNING member_id AS id`.execute(tx);
  for (const { id } of gone.rows) await enqueuePublishCount(tx, id);
}

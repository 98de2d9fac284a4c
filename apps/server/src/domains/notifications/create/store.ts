import { kindRules, type NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { notificationLimits } from '@subrosa/rules/notifications/limits';
import type { NotificationInput } from './notification-input.ts';
import { notBlocked } from '../../../sql/visibility.ts';

const actor: PreparedStatement = {
  name: 'notifications.lock-actor',
  text: `SELECT id FROM member WHERE id = $1::uuid AND state = 'active' FOR SHARE`,
};

/** Returns false when the actor is not active. */
export async function lockActor(tx: Tx, actorId: string): Promise<boolean> {
  return (await runPrepared(tx, actor, [actorId])).length > 0;
}

export interface Recipient {
  id: string;
  /** Null when the member uses the default of the kind. */
  in_app: boolean | null;
  email: boolean | null;
  push: boolean | null;
}

const recipients: PreparedStatement = {
  name: 'notifications.recipients',
  text: `SELECT m.id, p.in_app, p.email, p.push
    FROM (SELECT DISTINCT id FROM unnest($1::uuid[]) AS w (id)) w
    CROSS JOIN LATERAL (SELECT id FROM member WHERE id = w.id AND state = 'active' OFFSET 0) m
    LEFT JOIN LATERAL (SELECT * FROM notification_preference WHERE member_id = w.id AND kind = $2::text OFFSET 0) p ON true
    WHERE $3::uuid IS NULL OR (m.id <> $3 AND ${notBlocked('m.id', '$3')})
    ORDER BY m.id`,
};

export function findRecipients(tx: Tx, { recipients: ids, kind, actorId }: NotificationInput): Promise<Recipient[]> {
  return runPrepared<Recipient>(tx, recipients, [ids, kind, actorId]);
}

const insertStatePrepared: PreparedStatement = {
  name: 'notifications.begin-states',
  text: `INSERT INTO notification_state (member_id) SELECT id FROM unnest($1::uuid[]) AS w (id) ORDER BY id ON CONFLICT DO NOTHING`,
};

const lock: PreparedStatement = {
  name: 'notifications.lock-states',
  text: `SELECT member_id FROM notification_state WHERE member_id = ANY($1::uuid[]) ORDER BY member_id FOR NO KEY UPDATE`,
};

/** Inserts the state rows of members who never had a notification, so that they can be locked. */
export async function createStates(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await runPrepared(tx, insertStatePrepared, [ids]);
}

/** Creating, moving and deleting notifications of others requires these locks, taken in the order of ids. */
export async function lockStates(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await runPrepared(tx, lock, [ids]);
}

export interface RecipientState {
  memberId: string;
  newest: number;
  unread: number;
  notified: boolean;
  /** The unread group that this notification would join; `known` when its actor is already in it. */
  group: { sequence: number; known: boolean } | null;
}

/** The size of a group is limited, because it moves with all its actors; it is searched among the newest notifications only. */
const MOST_ACTORS = 100;
const NEWEST = 100;

const actorsOf = (condition: string) =>
  `SELECT FROM notification_actor WHERE member_id = w.id AND sequence = c.sequence ${condition} LIMIT ${MOST_ACTORS}`;

const recipientStates: PreparedStatement = {
  name: 'notifications.recipient-states',
  text: `SELECT w.id AS "memberId", coalesce(s.last_sequence, 0) AS newest, u.unread,
      EXISTS (SELECT FROM notification WHERE member_id = w.id AND source_id = $2::uuid) AS notified, g.sequence AS "group", g.known
    FROM unnest($1::uuid[]) AS w (id)
    LEFT JOIN LATERAL (SELECT * FROM notification_state WHERE member_id = w.id OFFSET 0) s ON true
    CROSS JOIN LATERAL (SELECT count(*)::integer AS unread FROM (
      SELECT FROM notification WHERE member_id = w.id AND sequence > greatest(s.last_read_sequence, s.last_cleared_sequence) AND read_at IS NULL
      LIMIT ${notificationLimits.unread}) x) u
    LEFT JOIN LATERAL (
      SELECT c.sequence, EXISTS (${actorsOf('AND actor_id = $6::uuid')}) AS known
      FROM (SELECT sequence, kind, subject_id, created_at, read_at FROM notification
        WHERE member_id = w.id AND category = $3::text AND sequence > greatest(s.last_read_sequence, s.last_cleared_sequence)
        ORDER BY sequence DESC LIMIT ${NEWEST}) c
      WHERE c.kind = $4::text AND c.subject_id IS NOT DISTINCT FROM $5::uuid AND c.read_at IS NULL AND c.created_at > $7::timestamptz
        AND (SELECT count(*) FROM (${actorsOf('')}) x) < ${MOST_ACTORS}
      ORDER BY c.sequence DESC LIMIT 1) g ON $7::timestamptz IS NOT NULL
    ORDER BY w.id`,
};

type RecipientStateRow = Omit<RecipientState, 'group' | 'newest'> & { newest: string; group: string | null; known: boolean | null };

/** Reads the state of the recipients; their rows must be locked. */
export async function findRecipientStates(
  tx: Tx,
  ids: readonly string[],
  { sourceId, kind, subjectId = null, actorId, groupedSince }: NotificationInput & { groupedSince: Date | null },
): Promise<RecipientState[]> {
  if (ids.length === 0) return [];
  const { category } = kindRules[kind];
  const rows = await runPrepared<RecipientStateRow>(tx, recipientStates, [ids, sourceId, category, kind, subjectId, actorId, groupedSince]);
  return rows.map(({ memberId, newest, unread, notified, group, known }) => ({
    memberId,
    newest: Number(newest),
    unread,
    notified,
    group: group === null ? null : { sequence: Number(group), known: known === true },
  }));
}

const write: PreparedStatement = {
  name: 'notifications.write',
  text: `WITH up AS (
      UPDATE notification_state s SET last_sequence = s.last_sequence + 1
      FROM unnest($1::uuid[], $2::bigint[]) AS w (member_id, "group") WHERE s.member_id = w.member_id
      RETURNING s.member_id, s.last_sequence AS sequence, w."group"),
    moved AS (
      UPDATE notification n SET sequence = up.sequence, source_id = $3::uuid, created_at = $4::timestamptz
      FROM up WHERE n.member_id = up.member_id AND n.sequence = up."group"),
    made AS (
      INSERT INTO notification (member_id, sequence, source_id, created_at, kind, category, subject_id, context)
      SELECT member_id, sequence, $3::uuid, $4::timestamptz, $5::text, $6::text, $7::uuid, $8::jsonb FROM up WHERE "group" IS NULL),
    acted AS (
      INSERT INTO notification_actor (member_id, sequence, actor_id, created_at)
      SELECT member_id, sequence, $9::uuid, $4::timestamptz FROM up WHERE $9::uuid IS NOT NULL)
    SELECT member_id AS "memberId", sequence FROM up`,
};

/** Inserts a notification per member, or moves the group to the top with one more actor; returns the new sequence by member. */
export async function insertNotifications(
  tx: Tx,
  members: readonly Pick<RecipientState, 'memberId' | 'group'>[],
  notification: NotificationInput & { kind: NotificationKind; at: Date },
): Promise<Map<string, number>> {
  if (members.length === 0) return new Map();
  const { sourceId, at, kind, subjectId = null, context = {}, actorId } = notification;
  const rows = await runPrepared<{ memberId: string; sequence: string }>(tx, write, [
    members.map(({ memberId }) => memberId),
    members.map(({ group }) => group?.sequence ?? null),
    sourceId,
    at,
    kind,
    kindRules[kind].category,
    subjectId,
    JSON.stringify(context),
    actorId,
  ]);
  return new Map(rows.map(({ memberId, sequence }) => [memberId, Number(sequence)]));
}

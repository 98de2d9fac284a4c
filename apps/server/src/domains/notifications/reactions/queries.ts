import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Returns the connection’s state from the member’s side. Requires the lock of either member, which every change takes. */
export async function findConnection(tx: Tx, memberId: string, otherId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('connection')
    .select('state')
    .where('member_id', '=', memberId)
    .where('other_id', '=', otherId)
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Null when it was withdrawn or rewritten. */
export async function findEndorsement(tx: Tx, id: string): Promise<{ approved: boolean } | null> {
  const row = await tx.selectFrom('endorsement').select('approved_at').where('id', '=', id).executeTakeFirst();
  return row ? { approved: row.approved_at !== null } : null;
}

export async function isFavourite(tx: Tx, memberId: string, favouriteId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('favourite_member')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('favourite_id', '=', favouriteId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the title of a favourite post, or null when the member has removed it. */
export async function findFavouriteTitle(tx: Tx, memberId: string, requestId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('favourite_request')
    .innerJoin('request_post', 'request_post.id', 'favourite_request.post_id')
    .select('title')
    .where('favourite_request.member_id', '=', memberId)
    .where('post_id', '=', requestId)
    .executeTakeFirst();
  return row?.title ?? null;
}

export async function findRequest(tx: Tx, id: string): Promise<{ title: string; status: string } | undefined> {
  return tx.selectFrom('request_post').select(['title', 'status']).where('id', '=', id).executeTakeFirst();
}

export async function findMediaState(tx: Tx, mediaId: string): Promise<string | null> {
  const row = await tx.selectFrom('media').select('state').where('id', '=', mediaId).executeTakeFirst();
  return row?.state ?? null;
}

/** Returns the owner who named this person, while the person has not answered; null otherwise. */
export async function findUploader(tx: Tx, personId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('media_depiction')
    .innerJoin('media', 'media.id', 'media_depiction.media_id')
    .select('owner_id')
    .where('media_depiction.id', '=', personId)
    .where('consent', '=', 'pending')
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

/** Checks whether the member still has such a notification by this actor. */
export async function wasNotified(
  tx: Tx,
  notification: { memberId: string; actorId: string; kind: string; subjectId?: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM notification_actor a JOIN notification n ON n.member_id = a.member_id AND n.sequence = a.sequence
    JOIN notification_state s ON s.member_id = a.member_id
    WHERE a.actor_id = ${notification.actorId} AND a.member_id = ${notification.memberId} AND n.kind = ${notification.kind} AND n.sequence > s.last_cleared_sequence
      AND (${notification.subjectId ?? null}::uuid IS NULL OR n.subject_id = ${notification.subjectId ?? null}::uuid) LIMIT 1`.execute(tx);
  return rows.length > 0;
}

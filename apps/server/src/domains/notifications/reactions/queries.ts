import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** How a member stands to another, from their own side. Read behind a lock of either of them, which every change takes. */
export async function findConnection(tx: Tx, memberId: string, otherId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('connection')
    .select('state')
    .where('member_id', '=', memberId)
    .where('other_id', '=', otherId)
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Null where it was withdrawn, or written anew. */
export async function findEndorsement(tx: Tx, id: string): Promise<{ approved: boolean } | null> {
  const row = await tx.selectFrom('endorsement').select('approved_at').where('id', '=', id).executeTakeFirst();
  return row ? { approved: row.approved_at !== null } : null;
}

export async function isFavourite(tx: Tx, memberId: string, favouriteId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('favourite_member')
    .select('since')
    .where('member_id', '=', memberId)
    .where('favourite_id', '=', favouriteId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The title of a post that a member keeps; null where they do not any more. */
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

/** Who says that an item shows this member, while they have not answered; null where nobody does any more. */
export async function findUploader(tx: Tx, personId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('media_person')
    .innerJoin('media', 'media.id', 'media_person.media_id')
    .select('owner_id')
    .where('media_person.id', '=', personId)
    .where('consent', '=', 'asked')
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

/** Whether a member has been told this of another, and it is still there. */
export async function wasNotified(
  tx: Tx,
  notification: { memberId: string; actorId: string; kind: string; subjectId?: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM notification_actor a JOIN notification n ON n.member_id = a.member_id AND n.number = a.number
    JOIN notification_state s ON s.member_id = a.member_id
    WHERE a.actor_id = ${notification.actorId} AND a.member_id = ${notification.memberId} AND n.kind = ${notification.kind} AND n.number > s.cleared_upto
      AND (${notification.subjectId ?? null}::uuid IS NULL OR n.subject_id = ${notification.subjectId ?? null}::uuid) LIMIT 1`.execute(tx);
  return rows.length > 0;
}

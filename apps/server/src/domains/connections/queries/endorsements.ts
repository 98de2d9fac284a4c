import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import type { ListPosition, PageRange } from '../../../platform/http/list-cursor.ts';
import { before, microseconds } from './fragments.ts';
import { notBlocked } from '../../../sql/visibility.ts';

export interface EndorsementRow extends ListPosition {
  author_id: string;
  text: string;
  waiting: boolean;
}

const list: PreparedStatement = {
  name: 'connections.list-endorsements',
  text: `SELECT e.id, ${microseconds('e.written_at')} AS at, e.author_id, e.text, e.approved_at IS NULL AS waiting
    FROM endorsement e
    JOIN member_search s ON s.member_id = e.author_id
    JOIN member m ON m.id = e.author_id AND m.state = 'active'
    WHERE e.recipient_id = $1::uuid AND (e.approved_at IS NOT NULL OR $2::uuid IN (e.recipient_id, e.author_id))
      AND ${notBlocked('$2', 'e.author_id')} AND ${before('e.written_at', 'e.id', { at: '$3', id: '$4' })}
    ORDER BY e.written_at DESC, e.id DESC LIMIT $5 OFFSET $6`,
};

/** The endorsements of a member that a viewer may read, newest first. Unapproved ones are visible only to their author and recipient. */
export function findEndorsements(
  db: Db,
  { recipientId, viewerId }: { recipientId: string; viewerId: string },
  { after, need, offset }: PageRange,
): Promise<EndorsementRow[]> {
  return runPrepared<EndorsementRow>(db, list, [recipientId, viewerId, after?.at ?? null, after?.id ?? null, need, offset]);
}

export async function findEndorsement(tx: Tx, authorId: string, recipientId: string) {
  return tx
    .selectFrom('endorsement')
    .select(['id', 'text', 'approved_at'])
    .where('author_id', '=', authorId)
    .where('recipient_id', '=', recipientId)
    .executeTakeFirst();
}

/** Endorsements of suspended authors are missing. */
export async function isRecipient(tx: Tx, id: string, recipientId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('endorsement')
    .innerJoin('member', 'member.id', 'author_id')
    .select('endorsement.id')
    .where('endorsement.id', '=', id)
    .where('recipient_id', '=', recipientId)
    .where('member.state', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

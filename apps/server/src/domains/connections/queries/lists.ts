import type { BitFilter } from '@subrosa/rules/explore/bits';
import type { Db } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import type { ListPosition, PageRange } from '../../../platform/http/list-cursor.ts';
import { before, microseconds, REQUEST_NOTE, otherShows } from './fragments.ts';
import { notBlocked } from '../../../sql/visibility.ts';

export type RowState = 'outgoing' | 'incoming' | 'connected';

export interface ListedConnection extends ListPosition {
  note: string | null;
}

/** The owner of the list, its viewer, and the filters. */
export interface ConnectionListFilter {
  ownerId: string;
  viewerId: string;
  /** The viewer's plan: some members show their connections to premium members only. */
  premium: boolean;
  states: readonly RowState[];
  filter: Pick<BitFilter, 'mask' | 'marks' | 'genders' | 'low' | 'high'>;
  text: string | null;
}

export const listPrepared: PreparedStatement = {
  name: 'connections.list',
  text: `SELECT c.other_id AS id, ${microseconds('c.changed_at')} AS at, ${REQUEST_NOTE} AS note
    FROM connection c
    JOIN member_search s ON s.member_id = c.other_id
    JOIN member m ON m.id = c.other_id AND m.state = 'active'
    WHERE c.member_id = $1::uuid AND c.other_id <> $2::uuid AND c.state = ANY($3::text[])
      AND s.attribute_bits & $4::integer = $5::integer AND ($6::integer = 0 OR s.attribute_bits & $6 <> 0)
      AND ($7::bigint | $8::bigint = 0 OR s.interests_low & $7 <> 0 OR s.interests_high & $8 <> 0)
      AND ($9::text IS NULL OR strpos(s.username, $9) > 0)
      AND ($1::uuid = $2::uuid OR ${otherShows('$2', '$14::boolean')})
      AND ${notBlocked('$2', 'c.other_id')} AND ${before('c.changed_at', 'c.other_id', { at: '$10', id: '$11' })}
    ORDER BY c.changed_at DESC, c.other_id DESC LIMIT $12 OFFSET $13`,
};

/** Newest first. */
export function findConnections(db: Db, wanted: ConnectionListFilter, { after, need, offset }: PageRange): Promise<ListedConnection[]> {
  const { ownerId, viewerId, premium, states, filter, text } = wanted;
  const { mask, marks, genders, low, high } = filter;
  const position = [after?.at ?? null, after?.id ?? null];
  return runPrepared<ListedConnection>(db, listPrepared, [
    ownerId,
    viewerId,
    states,
    mask,
    marks,
    genders,
    low,
    high,
    text,
    ...position,
    need,
    offset,
    premium,
  ]);
}

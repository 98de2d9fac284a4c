import { fieldAudiences } from '@subrosa/rules/profiles/fields';
import { includesViewer, isConnected } from '../../../sql/visibility.ts';

const requestNoteOf = (requester: string, recipient: string) =>
  `(SELECT r.note FROM connection_request r WHERE r.requester_id = ${requester} AND r.recipient_id = ${recipient})`;

/** The note of the request that a row `c` of connection belongs to, from either side. */
export const REQUEST_NOTE = `CASE c.state WHEN 'incoming' THEN ${requestNoteOf('c.other_id', 'c.member_id')} WHEN 'outgoing' THEN ${requestNoteOf('c.member_id', 'c.other_id')} END`;

/**
 * SQL condition: the other side of a row `c` shows its connections to this viewer. Members who hide theirs must not appear in the lists of
 * others. Repeats the rule of rules/profiles/audiences.
 */
export const otherShows = (viewer: string, premium: string): string => `(
  SELECT (k.known OR NOT o.private_account)
    AND ${includesViewer(`coalesce(p.audiences ->> 'connections', '${fieldAudiences.connections}')`, { connected: 'k.known', premium })}
  FROM profile p JOIN member_settings o ON o.member_id = p.member_id
  CROSS JOIN LATERAL (SELECT ${isConnected(viewer, 'p.member_id')} AS known) k
  WHERE p.member_id = c.other_id)`;

/** A time in microseconds since 1970, as cursors store it. */
export const microseconds = (column: string): string => `(extract(epoch FROM ${column}) * 1000000)::bigint`;

export const before = (time: string, id: string, position: { at: string; id: string }): string =>
  `(${time}, ${id}) < (coalesce(timestamptz 'epoch' + ${position.at}::bigint * interval '1 microsecond', 'infinity'), ${position.id}::uuid)`;

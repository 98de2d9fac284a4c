import { fieldAudiences } from '@subrosa/rules/profiles/fields';

const block = (by: string, whom: string) => `(SELECT true FROM block WHERE blocker_id = ${by} AND blocked_id = ${whom})`;

/** Values and no EXISTS: for that the planner reads everybody who has blocked the viewer, at every look. */
export const noBlock = (one: string, other: string): string => `${block(one, other)} IS NULL AND ${block(other, one)} IS NULL`;

const noteOf = (asker: string, asked: string) =>
  `(SELECT r.note FROM connection_request r WHERE r.asker_id = ${asker} AND r.asked_id = ${asked})`;

/** What came with the request that a row `c` of connection is, from whichever side. */
export const NOTE = `CASE c.state WHEN 'asked' THEN ${noteOf('c.other_id', 'c.member_id')} WHEN 'asking' THEN ${noteOf('c.member_id', 'c.other_id')} END`;

/**
 * Whether the other side of a row `c` shows its connections to this viewer too: who hides theirs is not found out
 * by the lists of whom they know. As rules/profiles/audiences has it.
 */
export const otherShows = (viewer: string, premium: string): string => `(
  SELECT CASE coalesce(p.audiences ->> 'connections', '${fieldAudiences.connections}')
    WHEN 'all' THEN k.known OR NOT o.private_account
    WHEN 'premium' THEN ${premium} AND (k.known OR NOT o.private_account)
    WHEN 'connections' THEN k.known
    WHEN 'connections_and_premium' THEN k.known OR (${premium} AND NOT o.private_account)
    ELSE false END
  FROM profile p JOIN member_settings o ON o.member_id = p.member_id
  CROSS JOIN LATERAL (SELECT (
    SELECT true FROM connection w WHERE w.member_id = ${viewer} AND w.other_id = p.member_id AND w.state = 'connected') IS NOT NULL AS known) k
  WHERE p.member_id = c.other_id)`;

/** A time as a cursor keeps it, and as a list goes on from there. */
export const microseconds = (column: string): string => `(extract(epoch FROM ${column}) * 1000000)::bigint`;

export const before = (time: string, id: string, place: { at: string; id: string }): string =>
  `(${time}, ${id}) < (coalesce(timestamptz 'epoch' + ${place.at}::bigint * interval '1 microsecond', 'infinity'), ${place.id}::uuid)`;

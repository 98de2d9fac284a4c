const block = (by: string, whom: string) => `(SELECT true FROM block WHERE blocker_id = ${by} AND blocked_id = ${whom})`;

/** Values and no EXISTS: for that the planner reads everybody who has blocked the viewer, at every look. */
export const noBlock = (one: string, other: string): string => `${block(one, other)} IS NULL AND ${block(other, one)} IS NULL`;

const noteOf = (asker: string, asked: string) =>
  `(SELECT r.note FROM connection_request r WHERE r.asker_id = ${asker} AND r.asked_id = ${asked})`;

/** What came with the request that a row `c` of connection is, from whichever side. */
export const NOTE = `CASE c.state WHEN 'asked' THEN ${noteOf('c.other_id', 'c.member_id')} WHEN 'asking' THEN ${noteOf('c.member_id', 'c.other_id')} END`;

/** A time as a cursor keeps it, and as a list goes on from there. */
export const microseconds = (column: string): string => `(extract(epoch FROM ${column}) * 1000000)::bigint`;

export const before = (time: string, id: string, place: { at: string; id: string }): string =>
  `(${time}, ${id}) < (coalesce(timestamptz 'epoch' + ${place.at}::bigint * interval '1 microsecond', 'infinity'), ${place.id}::uuid)`;

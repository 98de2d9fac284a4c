/**
 * SQL conditions about who may see whom. They are the only place that reads blocks. Arguments are SQL expressions, such as
 * `'$1::uuid'` or `'m.id'`, never values.
 */

/** A scalar subselect: for EXISTS the planner reads all blocks of the viewer, each time. */
const block = (blocker: string, blocked: string): string =>
  `(SELECT true FROM block WHERE blocker_id = ${blocker} AND blocked_id = ${blocked})`;

export const hasBlocked = (blocker: string, other: string): string => `${block(blocker, other)} IS NOT NULL`;

/** In one direction only: a member may see whom they blocked themselves in what they export. */
export const notBlockedBy = (blocker: string, other: string): string => `${block(blocker, other)} IS NULL`;

/** No block in either direction. */
export const notBlocked = (one: string, other: string): string => `(${notBlockedBy(one, other)} AND ${notBlockedBy(other, one)})`;

export const isBlocked = (one: string, other: string): string => `(${hasBlocked(one, other)} OR ${hasBlocked(other, one)})`;

/** Ids of all members with whom a block exists, for comparison with many rows: few members have any, so they are read once. */
export const membersBlockedWith = (member: string): string =>
  `(SELECT blocked_id FROM block WHERE blocker_id = ${member} UNION ALL SELECT blocker_id FROM block WHERE blocked_id = ${member})`;

export const isConnected = (viewer: string, other: string): string =>
  `(SELECT true FROM connection WHERE member_id = ${viewer} AND other_id = ${other} AND state = 'connected') IS NOT NULL`;

/** Whether a row `m` of member, with its profile `p` if any, exists for others. Suspended members and staff without a profile do not. */
export const isFindableMember = (m: string, p: string): string =>
  `(${m}.state = 'active' AND (${m}.staff_role IS NULL OR ${p}.member_id IS NOT NULL))`;

/** Whether posts and other content of `owner` exist for `viewer`. Those of a private account are for its connections only. */
export const mayViewContentOf = (viewer: string, owner: string): string => `(${owner} = ${viewer} OR (
    (SELECT m.state = 'active' AND (NOT s.private_account OR ${isConnected(viewer, 'm.id')})
      FROM member m JOIN member_settings s ON s.member_id = m.id WHERE m.id = ${owner})
    AND ${notBlocked(owner, viewer)}))`;

/** Whether an audience includes the viewer, given conditions that tell whether they are connected with the owner and premium. */
export const includesViewer = (audience: string, { connected, premium }: { connected: string; premium: string }): string =>
  `CASE ${audience} WHEN 'all' THEN true WHEN 'premium' THEN ${premium} WHEN 'connections' THEN ${connected}
    WHEN 'connections_and_premium' THEN ${connected} OR ${premium} ELSE false END`;

/** The chosen photo of a member with a profile `p`. Until a new one is published, the one before it stays. */
export const publishedPhotoOf = (member: string): string => `
  SELECT i.id AS photo_id, i.generation, i.kind AS photo_kind, i.width, i.height, i.duration_ms, i.placeholder
  FROM media i WHERE p.photo_id IS NOT NULL AND i.owner_id = ${member} AND i.purpose = 'profile_photo' AND i.state = 'published'
  ORDER BY i.id = p.photo_id DESC, i.begun_at DESC LIMIT 1`;

/**
 * SQL conditions about which members may view each other. No other module reads blocks. Arguments are SQL expressions, such
 * as `'$1::uuid'` or `'m.id'`, never values.
 */

/** A scalar subselect, because for EXISTS the planner reads all blocks of the viewer each time. */
const block = (blocker: string, blocked: string): string =>
  `(SELECT true FROM block WHERE blocker_id = ${blocker} AND blocked_id = ${blocked})`;

export const hasBlocked = (blocker: string, other: string): string => `${block(blocker, other)} IS NOT NULL`;

/** One direction only: an export of a member's data includes members whom they blocked themselves. */
export const notBlockedBy = (blocker: string, other: string): string => `${block(blocker, other)} IS NULL`;

/** No block exists in either direction. */
export const notBlocked = (one: string, other: string): string => `(${notBlockedBy(one, other)} AND ${notBlockedBy(other, one)})`;

export const isBlocked = (one: string, other: string): string => `(${hasBlocked(one, other)} OR ${hasBlocked(other, one)})`;

/** Ids of all members with whom a block exists. Few members have any, so they are read once and compared with many rows. */
export const membersBlockedWith = (member: string): string =>
  `(SELECT blocked_id FROM block WHERE blocker_id = ${member} UNION ALL SELECT blocker_id FROM block WHERE blocked_id = ${member})`;

export const isConnected = (viewer: string, other: string): string =>
  `(SELECT true FROM connection WHERE member_id = ${viewer} AND other_id = ${other} AND state = 'connected') IS NOT NULL`;

/**
 * Whether a row `m` of member, with its profile `p` if any, is visible to others. Suspended members and staff without a
 * profile are not.
 */
export const isFindableMember = (m: string, p: string): string =>
  `(${m}.state = 'active' AND (${m}.staff_role IS NULL OR ${p}.member_id IS NOT NULL))`;

/**
 * Whether posts and other content of `owner` are visible to `viewer`. Content of a private account is visible to its
 * connections only.
 */
export const mayViewContentOf = (viewer: string, owner: string): string => `(${owner} = ${viewer} OR (
    (SELECT m.state = 'active' AND (NOT s.private_account OR ${isConnected(viewer, 'm.id')})
      FROM member m JOIN member_settings s ON s.member_id = m.id WHERE m.id = ${owner})
    AND ${notBlocked(owner, viewer)}))`;

/** Whether an audience includes the viewer, given conditions for a connection with the owner and for premium. */
export const includesViewer = (audience: string, { connected, premium }: { connected: string; premium: string }): string =>
  `CASE ${audience} WHEN 'all' THEN true WHEN 'premium' THEN ${premium} WHEN 'connections' THEN ${connected}
    WHEN 'connections_and_premium' THEN ${connected} OR ${premium} ELSE false END`;

/** The published photo of a member with a profile `p`. Until a new photo is published, the previous one is used. */
export const publishedPhotoOf = (member: string): string => `
  SELECT i.id AS photo_id, i.generation, i.kind AS photo_kind, i.width, i.height, i.duration_ms, i.placeholder
  FROM media i WHERE p.photo_id IS NOT NULL AND i.owner_id = ${member} AND i.purpose = 'profile_photo' AND i.state = 'published'
  ORDER BY i.id = p.photo_id DESC, i.started_at DESC LIMIT 1`;

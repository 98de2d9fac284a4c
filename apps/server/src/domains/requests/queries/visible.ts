const blocked = (by: string, whom: string) => `(SELECT true FROM block WHERE blocker_id = ${by} AND blocked_id = ${whom}) IS NULL`;

/** SQL: whether published posts of `owner` are there for `viewer`. A private account's are for its connections alone. */
export const seesPostsOf = (viewer: string, owner: string): string => `(${owner} = ${viewer} OR (
    (SELECT m.state = 'active' AND (NOT s.private_account
        OR (SELECT c.state = 'connected' FROM connection c WHERE c.member_id = ${viewer} AND c.other_id = m.id) IS TRUE)
      FROM member m JOIN member_settings s ON s.member_id = m.id WHERE m.id = ${owner})
    AND ${blocked(owner, viewer)} AND ${blocked(viewer, owner)}))`;

/** SQL: whether the post `r` is there for `viewer`. */
export const seesPost = (viewer: string, r: string): string =>
  `(${r}.member_id = ${viewer} OR (${r}.status = 'published' AND ${seesPostsOf(viewer, `${r}.member_id`)}))`;

import { mayViewContentOf } from '../../../sql/visibility.ts';

/** SQL condition: the post `r` exists for `viewer`. */
export const seesPost = (viewer: string, r: string): string =>
  `(${r}.member_id = ${viewer} OR (${r}.status = 'published' AND ${mayViewContentOf(viewer, `${r}.member_id`)}))`;

import type { Locale } from '@subrosa/rules/reference/locales';
import type { OpportunityType, RequestStatus } from '@subrosa/rules/requests/post';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { seesPost } from './visible.ts';

export interface FoundPost {
  id: string;
  member_id: string;
  username: string;
  version: number;
  title: string;
  /** The description or its beginning. */
  description: string;
  type: OpportunityType;
  fetish: number;
  price_cents: number;
  status: RequestStatus;
  posted_at: Date;
  listed_at: Date;
  edited_at: Date | null;
  city_id: number | null;
  city: string | null;
  country: string | null;
  region: string | null;
  city_zone: string | null;
  /** The straight-line distance (chord) to the viewer on a globe of radius 1. */
  apart: number | null;
  views: string;
  favourite: boolean;
  media_count: number;
  picture_id: string | null;
  generation: number | null;
  kind: 'image' | 'video' | null;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  placeholder: Buffer | null;
}

// Values are hidden from the planner, so that it always keeps the generic plan.
const [VIEWER, IDS, LOCALE, LENGTH] = ['(SELECT $1::uuid)', '(SELECT $2::uuid[])', '(SELECT $3::text)', '(SELECT $4::integer)'];

const cardsPrepared: PreparedStatement = {
  name: 'requests.cards',
  text: `
WITH me AS MATERIALIZED (
  SELECT grid_point(grid_cell(c.position, g.grid_km), g.grid_km) AS point
  FROM profile p CROSS JOIN search_grid g JOIN city c ON c.id = p.city_id WHERE p.member_id = ${VIEWER})
SELECT r.id, r.member_id, o.username, r.version, r.title, left(r.description, ${LENGTH}) AS description, r.type, r.fetish, r.price_cents,
  r.status, r.posted_at, r.listed_at, r.edited_at, r.city_id, city.name AS city, city.country, city.region, city.time_zone AS city_zone,
  location.point <-> (SELECT point FROM me) AS apart, coalesce(v.views, 0) AS views,
  (SELECT true FROM favourite_request f WHERE f.member_id = ${VIEWER} AND f.post_id = r.id) IS TRUE AS favourite,
  shown.media_count, picture.*
FROM unnest(${IDS}) WITH ORDINALITY AS w (id, position)
CROSS JOIN LATERAL (SELECT * FROM request_post t WHERE t.id = w.id OFFSET 0) r
CROSS JOIN LATERAL (SELECT username FROM member WHERE member.id = r.member_id OFFSET 0) o
LEFT JOIN LATERAL (
  SELECT coalesce(c.translations ->> ${LOCALE}, c.name) AS name, c.country, c.region, c.time_zone FROM city c WHERE c.id = r.city_id OFFSET 0) city ON true
LEFT JOIN LATERAL (SELECT point FROM request_location WHERE request_location.city_id = r.city_id OFFSET 0) location ON true
LEFT JOIN LATERAL (SELECT views FROM request_views WHERE post_id = r.id OFFSET 0) v ON true
CROSS JOIN LATERAL (
  SELECT count(*)::integer AS media_count FROM request_media x JOIN media i ON i.id = x.media_id AND i.state = 'published' WHERE x.post_id = r.id) shown
LEFT JOIN LATERAL (
  SELECT i.id AS picture_id, i.generation, i.kind, i.width, i.height, i.duration_ms, i.placeholder
  FROM request_media x JOIN media i ON i.id = x.media_id AND i.state = 'published' WHERE x.post_id = r.id ORDER BY x.position LIMIT 1) picture ON true
WHERE ${seesPost(VIEWER, 'r')}
ORDER BY w.position`,
};

const WHOLE = 100_000;

interface CardsFilter {
  viewerId: string;
  ids: readonly string[];
  locale: Locale;
  /** The length of the returned descriptions; complete by default. */
  excerptLength?: number;
}

/** Those of the given posts that the viewer may view, in this order; the viewer's own in any state. */
export function findPosts(db: Db | Tx, { viewerId, ids, locale, excerptLength = WHOLE }: CardsFilter): Promise<FoundPost[]> {
  return ids.length === 0 ? Promise.resolve([]) : runPrepared<FoundPost>(db, cardsPrepared, [viewerId, ids, locale, excerptLength]);
}

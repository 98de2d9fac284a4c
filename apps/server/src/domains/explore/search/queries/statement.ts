import { traits } from '@subrosa/rules/explore/bits';
import type { Prepared } from '../../../../platform/db/prepared.ts';
import { candidates, type Parameter, type Place, type Way } from './candidates.ts';

const types: Readonly<Record<Parameter, string>> = {
  viewer: 'uuid',
  today: 'date',
  locale: 'text',
  need: 'integer',
  offset: 'integer',
  bound: 'integer',
  mask: 'integer',
  marks: 'integer',
  genders: 'integer',
  low: 'bigint',
  high: 'bigint',
  classes: 'integer[]',
  interests: 'integer[]',
  text: 'text',
  pattern: 'text',
  beginnings: 'text',
  chord: 'float8',
  afterKind: 'integer',
  afterRank: 'bigint',
  afterNumber: 'integer',
  afterDistance: 'float8',
  afterCell: 'integer',
  moves: 'bigint',
};

export interface SearchStatement extends Prepared {
  /** Which values it takes, in this order. */
  parameters: readonly Parameter[];
}

// A value and no EXISTS: for that the planner reads everybody who has blocked the viewer, at every look.
const block = (p: Place, by: string, whom: string) => `(SELECT true FROM block WHERE blocker_id = ${by} AND blocked_id = ${whom})`;

/** The chosen photo; until that is published, the one before it stays. */
const PHOTO = `
  SELECT i.id AS photo_id, i.generation, i.kind AS photo_kind, i.width, i.height, i.duration_ms, encode(i.placeholder, 'base64') AS placeholder
  FROM media i WHERE p.photo_id IS NOT NULL AND i.owner_id = h.member_id AND i.purpose = 'profile_photo' AND i.state = 'published'
  ORDER BY i.id = p.photo_id DESC, i.begun_at DESC LIMIT 1`;

const cityOf = (locale: string, id: string) =>
  `SELECT coalesce(c.translations ->> ${locale}, c.name) AS name, c.country FROM city c WHERE c.id = ${id} OFFSET 0`;

/** Rows `h` of members who exist for this viewer, with everything that their cards need. */
export const withCards = (p: (name: 'viewer' | 'today' | 'locale') => string, rows: string) => `
SELECT h.edge, h.number, h.kind, h.rank, h.distance, h.cell AS walked, h.member_id AS id, m.username, m.account_type, m.state,
  m.identity_verified_at IS NOT NULL AS verified, h.traits & ${traits.premium} <> 0 AS premium, s.private_account, s.time_zone, s.show_presence,
  p.birth_date, array_to_string(p.interests, ',') AS interests, (SELECT array_to_string(interests, ',') FROM me) AS own_interests, p.location_status, p.travel_audience, p.audiences, city.name AS city, city.country,
  there.name AS there, there.country AS there_country,
  cell.point <-> (SELECT point FROM me) AS apart, photo.*,
  (SELECT c.state FROM connection c WHERE c.member_id = ${p('viewer')} AND c.other_id = h.member_id) AS connection,
  (SELECT true FROM member_live l WHERE l.member_id = h.member_id) AS online, (SELECT moves FROM me) AS moves,
  ${p('today')} - (SELECT a.day FROM member_activity a WHERE a.member_id = h.member_id) AS days_away
FROM (${rows}) h
CROSS JOIN LATERAL (SELECT * FROM member WHERE member.id = h.member_id OFFSET 0) m
CROSS JOIN LATERAL (SELECT * FROM member_settings WHERE member_id = h.member_id OFFSET 0) s
CROSS JOIN LATERAL (SELECT * FROM profile WHERE member_id = h.member_id OFFSET 0) p
LEFT JOIN LATERAL (${cityOf(p('locale'), 'p.city_id')}) city ON true
LEFT JOIN LATERAL (${cityOf(p('locale'), 'p.current_city_id')}) there ON p.current_city_id IS NOT NULL
LEFT JOIN LATERAL (SELECT point FROM search_cell c WHERE c.cell = h.home OFFSET 0) cell ON true
LEFT JOIN LATERAL (${PHOTO}) photo ON true`;

/** Whoever looks, for `withCards`. */
export const me = (p: (name: 'viewer') => string) => `me AS MATERIALIZED (
  SELECT p.interests, (SELECT last_value FROM search_moves) AS moves, grid_point(grid_cell(c.position, g.grid_km), g.grid_km) AS point
  FROM profile p CROSS JOIN search_setting g LEFT JOIN city c ON c.id = coalesce(p.current_city_id, p.city_id) WHERE p.member_id = ${p('viewer')})`;

/** The page of candidates that exist for this viewer, in one journey. */
const page = (p: Place, way: Way) => `
WITH ${me(p)},
blocks AS MATERIALIZED (
  SELECT (SELECT count(*) FROM block WHERE blocker_id = ${p('viewer')}) + (SELECT count(*) FROM block WHERE blocked_id = ${p('viewer')}) AS n)
${withCards(
  p,
  `SELECT f.*, row_number() OVER () AS position FROM (
    SELECT k.*, x.member_id, x.traits, x.cell AS home FROM (${candidates(p, way)}) k
    CROSS JOIN LATERAL (SELECT member_id, traits, cell, moves FROM ${way.table} t WHERE t.number = k.number OFFSET 0) x
    WHERE k.edge OR (x.member_id <> ${p('viewer')}${way.later ? ` AND x.moves <= ${p('moves')}` : ''}
      AND ${block(p, 'x.member_id', p('viewer'))} IS NULL AND ${block(p, p('viewer'), 'x.member_id')} IS NULL)
    LIMIT ${p('need')}) f`,
)}
WHERE h.position > ${p('offset')} OR h.edge
ORDER BY h.position`;

/** Values are hidden from the planner, so that a plan for these ones looks no better than the one that it keeps. */
export function statementFor(way: Way): SearchStatement {
  const parameters: Parameter[] = [];
  const place: Place = (name) => {
    if (!parameters.includes(name)) parameters.push(name);
    return `(SELECT $${parameters.indexOf(name) + 1}::${types[name]})`;
  };
  return { name: nameOf(way), text: page(place, way), parameters };
}

/** Names of statements end at 63 letters. */
export function nameOf(way: Way): string {
  const facets =
    'facets' in way && way.facets ? Object.entries(way.facets).flatMap(([name, used]) => (used ? [name.slice(0, 1)] : [])) : [];
  return `explore.${way.table === 'member_live' ? 'online' : 'everybody'}.${way.reach}.${way.kind}.${way.text ?? 'nameless'}.${facets.join('')}${way.later ? '.later' : ''}`;
}

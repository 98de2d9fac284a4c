import { attributeBits } from '@subrosa/rules/explore/bits';
import { buildStatement, type NamedStatement } from '../../../../platform/search/prepared-builder.ts';
import { candidates, type Parameter, type PlaceholderFor, type AccessPath } from './candidates.ts';
import { membersBlockedWith, notBlocked, publishedPhotoOf } from '../../../../sql/visibility.ts';

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
  ages: 'integer[]',
  languages: 'integer[]',
  whereabouts: 'integer[]',
  text: 'text',
  pattern: 'text',
  beginnings: 'text',
  chord: 'float8',
  afterKind: 'integer',
  afterRank: 'bigint',
  afterNumber: 'integer',
  afterDistance: 'float8',
  afterCell: 'integer',
  positionVersion: 'bigint',
};

const cityOf = (locale: string, id: string) =>
  `SELECT coalesce(c.translations ->> ${locale}, c.name) AS name, c.country FROM city c WHERE c.id = ${id} OFFSET 0`;

/** Rows `h` of members who exist for this viewer, with everything that their cards need. */
export const withCards = (p: (name: 'viewer' | 'today' | 'locale') => string, rows: string) => `
SELECT h.edge, h.search_number, h.kind, h.rank, h.distance, h.cell AS walked, h.member_id AS id, m.username, m.account_type, m.state,
  m.identity_verified_at IS NOT NULL AS verified, h.attribute_bits & ${attributeBits.premium} <> 0 AS premium, s.private_account, s.time_zone, s.show_presence,
  p.birth_date, array_to_string(p.interests, ',') AS interests, (SELECT array_to_string(interests, ',') FROM me) AS own_interests, p.location_status, p.travel_audience, p.audiences, city.name AS city, city.country,
  there.name AS there, there.country AS there_country,
  cell.point <-> (SELECT point FROM me) AS apart,
  photo.photo_id, photo.generation, photo.photo_kind, photo.width, photo.height, photo.duration_ms, encode(photo.placeholder, 'base64') AS placeholder,
  (SELECT c.state FROM connection c WHERE c.member_id = ${p('viewer')} AND c.other_id = h.member_id) AS connection,
  (SELECT true FROM member_search_online l WHERE l.member_id = h.member_id) AS online, (SELECT position_version FROM me) AS position_version,
  ${p('today')} - (SELECT a.day FROM member_activity a WHERE a.member_id = h.member_id) AS days_away
FROM (${rows}) h
CROSS JOIN LATERAL (SELECT * FROM member WHERE member.id = h.member_id OFFSET 0) m
CROSS JOIN LATERAL (SELECT * FROM member_settings WHERE member_id = h.member_id OFFSET 0) s
CROSS JOIN LATERAL (SELECT * FROM profile WHERE member_id = h.member_id OFFSET 0) p
LEFT JOIN LATERAL (${cityOf(p('locale'), 'p.city_id')}) city ON true
LEFT JOIN LATERAL (${cityOf(p('locale'), 'p.current_city_id')}) there ON p.current_city_id IS NOT NULL
LEFT JOIN LATERAL (SELECT point FROM search_cell c WHERE c.cell = h.home OFFSET 0) cell ON true
LEFT JOIN LATERAL (${publishedPhotoOf('h.member_id')}) photo ON true`;

/** The viewer, for `withCards`. */
export const me = (p: (name: 'viewer') => string) => `me AS MATERIALIZED (
  SELECT p.interests, (SELECT last_value FROM search_position_version) AS position_version, grid_point(grid_cell(c.position, g.grid_km), g.grid_km) AS point
  FROM profile p CROSS JOIN search_grid g LEFT JOIN city c ON c.id = coalesce(p.current_city_id, p.city_id) WHERE p.member_id = ${p('viewer')})`;

/** The page of candidates that exist for this viewer, in one round trip. */
const page = (p: PlaceholderFor, accessPath: AccessPath) => `
WITH ${me(p)},
blocks AS MATERIALIZED (
  SELECT count(*) AS n FROM ${membersBlockedWith(p('viewer'))} b)
${withCards(
  p,
  `SELECT f.*, row_number() OVER () AS position FROM (
    SELECT k.*, x.member_id, x.attribute_bits, x.cell AS home FROM (${candidates(p, accessPath)}) k
    CROSS JOIN LATERAL (SELECT member_id, attribute_bits, cell, position_version FROM ${accessPath.table} t WHERE t.search_number = k.search_number OFFSET 0) x
    WHERE k.edge OR (x.member_id <> ${p('viewer')}${accessPath.later ? ` AND x.position_version <= ${p('positionVersion')}` : ''}
      AND ${notBlocked('x.member_id', p('viewer'))})
    LIMIT ${p('need')}) f`,
)}
WHERE h.position > ${p('offset')} OR h.edge
ORDER BY h.position`;

export const buildPrepared = (accessPath: AccessPath): NamedStatement<Parameter> =>
  buildStatement(nameOf(accessPath), types, (p) => page(p, accessPath));

/** PostgreSQL truncates names of prepared statements to 63 bytes. */
export function nameOf(accessPath: AccessPath): string {
  const facets =
    'facets' in accessPath && accessPath.facets
      ? Object.entries(accessPath.facets).flatMap(([name, used]) => (used ? [name.slice(0, 1)] : []))
      : [];
  return `explore.${accessPath.table === 'member_search_online' ? 'online' : 'everybody'}.${accessPath.reach}.${accessPath.kind}.${accessPath.text ?? 'nameless'}.${facets.join('')}${accessPath.later ? '.later' : ''}${accessPath.readsTokens ? '.read' : ''}`;
}

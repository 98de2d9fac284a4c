import { interests } from '../../packages/rules/src/reference/interests.ts';
import { vocabulary } from './vocabulary.ts';

export interface Size {
  members: number;
  posts: number;
}

interface Step {
  name: string;
  sql: string;
  values?: unknown[];
}

const TITLES = 20_000;
const LINES = 100_000;
/** Batches are sorted in memory, so that posts are stored in the order of time. */
const BATCH = 250_000;
export const NEWEST = `timestamptz '2026-11-15 12:00Z'`;
export const DAYS = 400;

/** Titles of four words and lines of sixteen; every post has one title and two lines. */
const texts: Step[] = [
  { name: 'vocabulary', sql: 'CREATE TABLE made.word (rank integer PRIMARY KEY, word text NOT NULL)' },
  {
    name: 'words',
    sql: 'INSERT INTO made.word (rank, word) SELECT rank, word FROM unnest($1::text[]) WITH ORDINALITY AS w (word, rank)',
    values: [vocabulary],
  },
  {
    name: 'texts',
    sql: `
      CREATE TABLE made.line AS
        SELECT i, string_agg(word, ' ' ORDER BY n) AS text, array_to_tsvector(array_agg(DISTINCT word)) AS words
        FROM (SELECT i, n, floor(power(${vocabulary.length}::float8, made.chance(i * 32 + n, 90)))::integer AS rank
          FROM generate_series(1, ${TITLES + LINES}) i, generate_series(1, CASE WHEN i <= ${TITLES} THEN 4 ELSE 16 END) n) drawn
        JOIN made.word USING (rank) GROUP BY i;
      CREATE UNIQUE INDEX ON made.line (i);
      ANALYZE made.line`,
  },
];

const posters: Step = {
  name: 'posters',
  sql: `
    CREATE TABLE made.poster AS
      SELECT p.i, p.id, p.city_id, q.bits, q.token, q.confidant, f.interests
      FROM made.person p JOIN request_poster q ON q.member_id = p.id JOIN profile f ON f.member_id = p.id;
    CREATE UNIQUE INDEX ON made.poster (i);
    ANALYZE made.poster`,
};

const draw = (salt: number) => `made.chance(n, ${salt})`;

/**
 * The random choices of each post. A few members have thousands of posts, and one post in five repeats the author of one of the last five; confidants
 * post other types than fetishists.
 */
const workload = ({ members, posts }: Size) => `
  SELECT n, ${NEWEST} - interval '${DAYS} days' * power((${posts} - n)::float8 / ${posts}, 1.3) AS at,
    1 + floor(power(made.chance(CASE WHEN ${draw(101)} < 0.2 THEN n - 1 - floor(${draw(102)} * 5)::bigint ELSE n END, 100), 2) * ${members})::integer AS who,
    1 + floor(${draw(103)} * ${members})::integer AS elsewhere, 1 + floor(${draw(104)} * ${TITLES})::integer AS title,
    ${TITLES + 1} + floor(${draw(105)} * ${LINES})::integer AS one, ${TITLES + 1} + floor(${draw(106)} * ${LINES})::integer AS other,
    ${draw(107)} AS kind, ${draw(108)} AS price, ${draw(109)} AS taste, ${draw(110)} AS fetish, ${draw(111)} AS location, ${draw(112)} AS state
  FROM generate_series($1::bigint, $2::bigint) n`;

const FETISHES = `ARRAY[${interests.map(({ number }) => number).join(',')}]::smallint[]`;

/** Most posts match the interests and the city of their author; videos cost more. */
const decided = (size: Size) => `
  SELECT d.n, d.at, p.id AS member_id, p.bits, p.token, t.text AS title, a.text || '. ' || b.text || '.' AS description,
    t.words || a.words || b.words AS words,
    CASE WHEN p.confidant = 1 THEN floor(power(d.kind, 2.5) * 8)::integer ELSE (4 + floor(power(d.kind, 2) * 8)::integer) % 8 END AS type,
    CASE WHEN d.taste < 0.7 AND cardinality(p.interests) > 0 THEN p.interests[1 + floor(d.fetish * cardinality(p.interests))::integer]
      ELSE (${FETISHES})[1 + floor(power(d.fetish, 2.2) * ${interests.length})::integer] END AS fetish,
    50 * round(10 * power(400, power(d.price, CASE WHEN p.confidant = 1 AND d.kind BETWEEN 0.57 AND 0.67 THEN 0.8 ELSE 1.5 END)))::integer AS cents,
    CASE WHEN d.location < 0.12 THEN NULL WHEN d.location < 0.92 THEN p.city_id ELSE e.city_id END AS city_id,
    CASE WHEN d.state < 0.94 THEN 'published' WHEN d.state < 0.97 THEN 'unpublished' ELSE 'withdrawn' END AS status
  FROM (${workload(size)}) d
  JOIN made.poster p ON p.i = d.who JOIN made.poster e ON e.i = d.elsewhere
  JOIN made.line t ON t.i = d.title JOIN made.line a ON a.i = d.one JOIN made.line b ON b.i = d.other`;

const BUCKET = `CASE WHEN cents > 20000 THEN 4 WHEN cents >= 10000 THEN 3 WHEN cents >= 5000 THEN 2 WHEN cents >= 2500 THEN 1 ELSE 0 END`;

const posts = (size: Size) => `
  INSERT INTO request_post (id, member_id, title, description, type, fetish, price_cents, city_id, status, reason, needs_review, posted_at,
    listed_at, was_published, attribute_bits, tokens, search_terms)
  SELECT made.id('post', n), member_id, title, description || CASE WHEN n % 50 = 0 THEN ' ref' || n ELSE '' END,
    (ARRAY['items', 'photos', 'video', 'multi', 'gift', 'reimbursement', 'trading', 'other'])[type + 1], fetish, cents, city_id, status,
    CASE status WHEN 'unpublished' THEN 'apparent_illegal' END, status = 'unpublished', at, at, status <> 'unpublished',
    (1 << type) | (256 << bucket) | bits, ARRAY[fetish, 200 + type, 300 + bucket, token],
    CASE WHEN n % 50 = 0 THEN words || array_to_tsvector(ARRAY['ref' || n]) ELSE words END
  FROM (SELECT *, ${BUCKET} AS bucket FROM (${decided(size)}) x) y ORDER BY n`;

/** Other data of a card: cities, pictures of one post in five, views of two in five, a favourite of one in five. */
const around = (count: number): Step[] => [
  {
    name: 'locations',
    sql: `
      INSERT INTO request_location (city_id, point)
      SELECT c.id, grid_point(grid_cell(c.position, g.grid_km), g.grid_km) FROM city c CROSS JOIN search_grid g
      WHERE c.id IN (SELECT city_id FROM request_post)`,
  },
  {
    name: 'pictures',
    sql: `
      INSERT INTO media (id, owner_id, purpose, kind, state, content_type, bytes, started_at, uploaded_at, changed_at, step, width, height,
        placeholder, depicts, declared_at)
      SELECT made.id('picture', n), r.member_id, 'post', 'image', CASE WHEN ${draw(120)} < 0.95 THEN 'published' ELSE 'pending_review' END,
        'image/jpeg', 400000, r.posted_at, r.posted_at, r.posted_at, 'rendered', 1200, 1500, '\\x1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
        'nobody', r.posted_at
      FROM generate_series(5, ${count}, 5) n JOIN request_post r ON r.id = made.id('post', n);
      INSERT INTO request_media (media_id, post_id, position)
      SELECT made.id('picture', n), made.id('post', n), 0 FROM generate_series(5, ${count}, 5) n`,
  },
  {
    name: 'views',
    sql: `
      INSERT INTO request_views (post_id, views)
      SELECT made.id('post', n), 1 + floor(power(${draw(121)}, 4) * 3000)::bigint FROM generate_series(1, ${count}) n WHERE n % 5 < 2`,
  },
  {
    name: 'favourites',
    sql: `
      INSERT INTO favourite_request (member_id, post_id, created_at)
      SELECT p.id, made.id('post', n), ${NEWEST}
      FROM generate_series(3, ${count}, 5) n
      JOIN made.poster p ON p.i = 1 + floor(${draw(122)} * (SELECT max(i) FROM made.poster))::integer`,
  },
];

/** Indexes that are faster to build at the end. */
export const lateIndexes = ['newest', 'member', 'city', 'lists'].map((name) => `request_post_${name}`);

/** Posts of existing members, in the order of their dependencies. */
export function postSteps(size: Size): Step[] {
  const batches = Array.from({ length: Math.ceil(size.posts / BATCH) }, (_, batch) => ({
    name: `posts from ${batch * BATCH + 1}`,
    sql: posts(size),
    values: [batch * BATCH + 1, Math.min(size.posts, (batch + 1) * BATCH)],
  }));
  return [...texts, posters, ...batches, ...around(size.posts)];
}

import { interests } from '../../packages/rules/src/reference/interests.ts';
import { languages } from '../../packages/rules/src/reference/languages.ts';
import { firstParts, secondParts } from './username-parts.ts';

interface Step {
  name: string;
  sql: string;
}

const textArray = (texts: readonly string[]) => `ARRAY[${texts.map((word) => `'${word}'`).join(',')}]`;
const numberArray = (numbers: readonly number[]) => `ARRAY[${numbers.join(',')}]::smallint[]`;
const DAY = `interval '1 day'`;
const TODAY = `timestamptz '2026-11-15 12:00Z'`;

/** Functions of the generator: every choice is a hash of a number and a salt, so that it is the same on every machine. */
const tools = `
  CREATE SCHEMA IF NOT EXISTS made;
  CREATE OR REPLACE FUNCTION made.chance(i bigint, salt bigint) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    $$ SELECT (hashint8extended(i, salt) & 9007199254740991)::float8 / 9007199254740992 $$;
  CREATE OR REPLACE FUNCTION made.id(kind text, i bigint) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    $$ SELECT overlay(overlay(md5(kind || i) placing '4' from 13) placing 'a' from 17)::uuid $$;
  CREATE OR REPLACE FUNCTION made.pick(list text[], i bigint, salt bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    $$ SELECT list[1 + floor(made.chance(i, salt) * cardinality(list))::int] $$;
  -- A few interests are everybody's and most are rare; each is drawn within the reach of the member's taste.
  CREATE OR REPLACE FUNCTION made.interests(i bigint, salt bigint, most int) RETURNS smallint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
    $$ SELECT array_agg(DISTINCT (${numberArray(interests.map(({ number }) => number))})[
         1 + floor(power(made.chance(i * 31 + n, salt), 2.2) * ${interests.length})::int]) FROM generate_series(1, most) n $$;`;

/** Cities by population, so that one draw between 0 and the sum finds one. */
const cities = `
  CREATE TABLE made.city_share AS
    SELECT id, time_zone, sum(power(population::float8, 1.05)) OVER (ORDER BY population DESC, id) AS total_share
    FROM city WHERE population > 0;
  CREATE UNIQUE INDEX ON made.city_share (total_share);
  ANALYZE made.city_share;`;

const people = (count: number) => `
  CREATE TABLE made.person AS
    SELECT i, made.id('member', i) AS id, city_draw.id AS city_id, city_draw.time_zone,
      made.pick(${textArray(firstParts)}, i, 1) || made.pick(${textArray(secondParts)}, i, 2) || i AS username,
      CASE WHEN made.chance(i, 3) < 0.35 THEN 'confidant' ELSE 'fetishist' END AS account_type,
      CASE WHEN made.chance(i, 4) < 0.96 THEN 'active' WHEN made.chance(i, 4) < 0.985 THEN 'pending' ELSE 'suspended' END AS state,
      ${TODAY} - ${DAY} * floor(power(made.chance(i, 5), 2) * 900) AS joined_at
    FROM generate_series(1, ${count}) i
    CROSS JOIN LATERAL (SELECT id, time_zone FROM made.city_share
      WHERE total_share >= made.chance(i, 6) * (SELECT max(total_share) FROM made.city_share) ORDER BY total_share LIMIT 1) city_draw;
  -- In the order of their cities: who is near in this number is near in life.
  ALTER TABLE made.person ADD COLUMN near int;
  UPDATE made.person p SET near = n FROM (SELECT i, row_number() OVER (ORDER BY city_id, i) n FROM made.person) o WHERE o.i = p.i;
  CREATE UNIQUE INDEX ON made.person (near);
  ANALYZE made.person;`;

const members = `
  INSERT INTO member (id, username, email, account_type, state, serial, phone, phone_verified_at, identity_verified_at, joined_at)
    SELECT id, username, username || '@example.org', account_type, state, lpad((i % 100000000)::text, 8, '0'),
      CASE WHEN made.chance(i, 10) < 0.4 THEN '+1604' || lpad((i % 10000000)::text, 7, '0') END,
      CASE WHEN made.chance(i, 10) < 0.4 THEN joined_at END,
      CASE WHEN made.chance(i, 11) < CASE account_type WHEN 'confidant' THEN 0.2 ELSE 0.04 END THEN joined_at + ${DAY} END, joined_at
    FROM made.person;
  INSERT INTO member_settings (member_id, locale, time_zone, private_account, blur_media)
    SELECT id, made.pick('{en,en,en,en,uk,ru,zh-TW,zh-CN}', i, 12), time_zone, made.chance(i, 13) < 0.125, made.chance(i, 14) < 0.1
    FROM made.person;
  INSERT INTO member_subscription (id, member_id, plan_id, starts_on, due_on, created_at)
    SELECT made.id('subscription', i), id, plan, date '2026-10-20', CASE WHEN plan > 2 THEN date '2099-12-31' END, ${TODAY}
    FROM (SELECT *, 2 + floor(made.chance(i, 16) * 3)::int AS plan FROM made.person WHERE made.chance(i, 15) < 0.083) buyer;`;

const media = `
  INSERT INTO media (id, owner_id, purpose, kind, state, content_type, bytes, started_at, uploaded_at, changed_at, step, width, height, placeholder, depicts, declared_at)
    SELECT made.id('photo', i), id, 'profile_photo', 'image', CASE WHEN made.chance(i, 21) < 0.97 THEN 'published' ELSE 'pending_review' END,
      'image/jpeg', 400000, joined_at, joined_at, joined_at, 'rendered', 1200, 1500, '\\x1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d', 'people', joined_at
    FROM made.person WHERE made.chance(i, 20) < 0.6;
  INSERT INTO media (id, owner_id, purpose, kind, state, content_type, bytes, started_at, uploaded_at, changed_at, step, width, height, duration_ms, placeholder, depicts, declared_at)
    SELECT made.id('gallery', i * 16 + n), id, 'gallery', kind, CASE WHEN made.chance(i * 16 + n, 24) < 0.95 THEN 'published' ELSE 'pending_review' END,
      CASE kind WHEN 'image' THEN 'image/jpeg' ELSE 'video/mp4' END, 900000, joined_at, joined_at, joined_at, 'rendered', 1600, 1067,
      CASE kind WHEN 'video' THEN 42000 END, '\\x1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d', 'nobody', joined_at
    FROM made.person, generate_series(1, 1 + floor(power(made.chance(i, 23), 3) * 11)::int) n,
      LATERAL (SELECT CASE WHEN made.chance(i * 16 + n, 25) < 0.1 THEN 'video' ELSE 'image' END AS kind) k
    WHERE made.chance(i, 22) < 0.4;
  INSERT INTO gallery_item (media_id, member_id, position, caption)
    SELECT id, owner_id, row_number() OVER (PARTITION BY owner_id ORDER BY id), 'Evening light' FROM media WHERE purpose = 'gallery';`;

const profiles = `
  INSERT INTO profile (member_id, gender, desired_genders, birth_date, birthday_audience, birth_year_audience, weight_grams, height_millimetres,
      shoe_size_tenths, body_type, ethnicity, experience, about, welcomes, declines, digital_only, languages, supported_language, interests, expertise,
      city_id, location_status, photo_id, changed_at)
    SELECT p.id, made.pick('{man,man,man,man,woman,woman,woman,transgender_woman,transgender_man,x_gender,other}', i, 30),
      CASE WHEN made.chance(i, 31) < 0.3 THEN '{man,woman}'::text[] ELSE ARRAY[made.pick('{man,woman,woman,other}', i, 32)] END,
      date '2007-06-01' - floor(power(made.chance(i, 33), 1.6) * 18000)::int,
      made.pick('{all,connections,connections,premium,connections_and_premium,you}', i, 34), made.pick('{all,connections,you,you}', i, 35),
      CASE WHEN made.chance(i, 36) < 0.5 THEN 45000 + floor(made.chance(i, 37) * 60000)::int END,
      CASE WHEN made.chance(i, 36) < 0.6 THEN 1500 + floor(made.chance(i, 38) * 450)::int END,
      CASE WHEN made.chance(i, 36) < 0.4 THEN 350 + 5 * floor(made.chance(i, 39) * 24)::int END,
      made.pick('{slim,fit,muscular,medium,shapely_toned,extra_pounds,full_sized,zaftig}', i, 40),
      made.pick('{asian,black,white,cbc,indo,latino,middle_eastern,mixed,native}', i, 41),
      made.pick('{none,less_one,one_three,three_five,five_ten,more_ten}', i, 42),
      'I answer everyone who is courteous, usually within a day. Evenings are for letters, old books and long walks by the water.',
      '{Items and letters by post,Photos without faces}', '{Haggling or hurry}', made.chance(i, 43) < 0.2,
      ARRAY[made.pick(${textArray(languages)}, i, 44), 'en'], 'en', made.interests(i, 45, 3 + floor(made.chance(i, 46) * 10)::int),
      made.interests(i, 47, 2), city_id, CASE WHEN made.chance(i, 48) < 0.03 THEN 'traveling' ELSE 'home' END, m.id, joined_at
    FROM made.person p LEFT JOIN media m ON m.id = made.id('photo', i);
  INSERT INTO profile_link (id, member_id, kind, platform, url, position)
    SELECT made.id('link', i), id, 'social', 'instagram', 'https://example.org/' || username, 1 FROM made.person WHERE made.chance(i, 50) < 0.3;
  INSERT INTO payment_method (id, member_id, name, encrypted_account, position)
    SELECT made.id('payment', i), id, 'Transfer', '\\x00', 1 FROM made.person WHERE account_type = 'confidant' AND made.chance(i, 51) < 0.5;`;

/** About two connections per member, most of them nearby; a few members have very many. */
const relations = (count: number) => `
  CREATE TABLE made.pair AS
    SELECT DISTINCT least(a.id, b.id) AS low, greatest(a.id, b.id) AS high, min(a.i) AS i
    FROM generate_series(1, ${Math.round(count * 2.1)}) n
    JOIN made.person a ON a.near = 1 + floor(power(made.chance(n, 60), 1.5) * (${count} - 1))::int
    JOIN made.person b ON b.near = CASE WHEN made.chance(n, 61) < 0.7
      THEN least(${count}, a.near + 1 + floor(-ln(1 - made.chance(n, 62)) * 200)::int)
      ELSE 1 + floor(power(made.chance(n, 63), 3) * (${count} - 1))::int END
    WHERE a.id <> b.id AND a.state = 'active' AND b.state = 'active' GROUP BY 1, 2;
  INSERT INTO connection (member_id, other_id, state, changed_at)
    SELECT low, high, CASE WHEN waits THEN 'outgoing' ELSE 'connected' END, ${TODAY} - ${DAY} * (i % 700)
      FROM (SELECT *, made.chance(i, 64) < 0.07 AS waits FROM made.pair) pair
    UNION ALL SELECT high, low, CASE WHEN waits THEN 'incoming' ELSE 'connected' END, ${TODAY} - ${DAY} * (i % 700)
      FROM (SELECT *, made.chance(i, 64) < 0.07 AS waits FROM made.pair) pair;
  INSERT INTO block (blocker_id, blocked_id, created_at)
    SELECT DISTINCT ON (a.id, b.id) a.id, b.id, ${TODAY}
    FROM generate_series(1, ${Math.round(count * 0.3)}) n
    JOIN made.person a ON a.near = 1 + floor(made.chance(n, 70) * (${count} - 1))::int
    JOIN made.person b ON b.near = 1 + floor(power(made.chance(n, 71), 4) * (${count} - 1))::int
    WHERE a.id <> b.id;`;

/** All tables that a search or a profile reads, in the order of their dependencies. */
export function stepsFor(count: number): Step[] {
  return [
    { name: 'tools', sql: tools },
    { name: 'cities', sql: cities },
    { name: 'people', sql: people(count) },
    { name: 'members', sql: members },
    { name: 'media', sql: media },
    { name: 'profiles', sql: profiles },
    { name: 'relations', sql: relations(count) },
    { name: 'statistics', sql: 'VACUUM ANALYZE' },
  ];
}

/** Fills `subrosa_bench_chat` with messages (BENCH_MESSAGES, ten million) of noise, in a few statements; kept for the next run. */
import pg from 'pg';
import { prepareDatabase } from '../../apps/server/src/app/prepare-database.ts';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { onDatabase } from '../../apps/server/src/platform/db/bootstrap.ts';
import { configFor, ensureTemplate } from '../../apps/server/src/testing/databases.ts';

export const DATABASE = 'subrosa_bench_chat';
/** Who speaks with as many as this: the list of the first member. */
const MOST_PARTNERS = 1000;

export const benchUrl = (database = DATABASE): string => onDatabase(databaseUrl(configFor(DATABASE), 'admin'), database);

async function asAdmin<Result>(database: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: benchUrl(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const sizesOf = (messages: number) => {
  const members = Math.max(2 * MOST_PARTNERS, Math.round(messages / 500));
  return { messages, members, conversations: Math.max(4 * MOST_PARTNERS, Math.round(messages / 100)) };
};

const member = (n: string) => `md5('member ' || (${n}))::uuid`;

const MEMBERS = `
  INSERT INTO member (id, username, email, account_type, state, serial, joined_at)
  SELECT ${member('n')}, 'member' || n, 'm' || n || '@example.org', 'confidant', 'active', '12345678', '2025-01-01'
  FROM generate_series(1, $1::integer) n`;

const KEYS = `
  INSERT INTO key_record (member_id, sequence, identity_key, account_key, account_key_version, signature, created_at)
  SELECT ${member('n')}, 0, repeat('A', 88), repeat('A', 88), 1, repeat('A', 86), '2025-01-01' FROM generate_series(1, $1::integer) n`;

// The first speaks with a thousand, everybody else with a few; the first conversations are the longest.
const CONVERSATIONS = `
  INSERT INTO conversation (id, kind, one_id, other_id, newest, epoch, opened_at)
  SELECT md5('conversation ' || n)::uuid, 'direct', least(a, b), greatest(a, b),
    greatest(1, floor($2::float8 / (2 * sqrt($3::float8)) / sqrt(n)))::bigint, 0, '2025-01-01'
  FROM (
    SELECT n, CASE WHEN n <= ${MOST_PARTNERS} THEN ${member('1')} ELSE ${member('1 + n % $1::integer')} END AS a,
      CASE WHEN n <= ${MOST_PARTNERS} THEN ${member('n + 1')} ELSE ${member('1 + (n + 1 + n / $1::integer) % $1::integer')} END AS b
    FROM generate_series(1, $3::integer) n) pairs
  WHERE a <> b ON CONFLICT (one_id, other_id) DO NOTHING`;

const SEATS = `
  INSERT INTO conversation_member (member_id, conversation_id, peer_id, peer_name, last_at, archived, unread, read_upto, delivered_upto)
  SELECT mine, s.id, theirs, p.username, now() - (hashtext(s.id::text) & 262143) * interval '1 minute', hashtext(s.id::text) % 10 = 0,
    least(newest, 100) * (hashtext(mine::text || s.id) & 1), CASE WHEN hashtext(mine::text || s.id) & 1 = 0 THEN newest ELSE 0 END, newest
  FROM (SELECT id, newest, one_id AS mine, other_id AS theirs FROM conversation
    UNION ALL SELECT id, newest, other_id, one_id FROM conversation) s JOIN member p ON p.id = theirs`;

// Sixteen bytes of a hash, over and over: as large as a short message, padded, and too short to be compressed.
const MESSAGES = `
  INSERT INTO message (conversation_id, sequence, id, sender_id, device_id, epoch, sent_at, salt, commitment, ciphertext, signature,
    reporting_key_id, reporting_tag)
  SELECT c.id, sequence, noise::uuid, CASE WHEN sequence % 2 = 0 THEN c.one_id ELSE c.other_id END, noise::uuid, 0,
    now() - interval '1 minute' * (c.newest - sequence), bytes, bytes, decode(repeat(noise, 17), 'hex'), bytes || bytes, 'noise', bytes
  FROM conversation c, generate_series(1, c.newest) sequence,
    LATERAL (SELECT md5(c.id::text || sequence) AS noise) x, LATERAL (SELECT decode(noise || noise, 'hex') AS bytes) y`;

export async function ensureMessages(messages: number): Promise<void> {
  const template = await ensureTemplate();
  const mark = `${messages} messages`;
  const isThere = await asAdmin('postgres', async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = '${DATABASE}'`,
    );
    if (rows[0]?.mark === mark) return true;
    await client.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DATABASE} TEMPLATE ${template} OWNER subrosa_owner`);
    return false;
  });
  // A newer schema is carried on.
  if (isThere) return void (await prepareDatabase(configFor(DATABASE)));
  await asAdmin(DATABASE, (client) => fill(client, messages));
  await asAdmin('postgres', (client) => client.query(`COMMENT ON DATABASE ${DATABASE} IS ${pg.escapeLiteral(mark)}`));
}

async function fill(client: pg.Client, messages: number): Promise<void> {
  const { members, conversations } = sizesOf(messages);
  const step = async (name: string, text: string, values: unknown[] = []) => {
    const began = performance.now();
    await client.query(text, values);
    console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  // Consistent by their making: checking each reference would take an hour.
  await client.query(`SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'`);
  await step('members', MEMBERS, [members]);
  await step('keys', KEYS, [members]);
  await step('conversations', CONVERSATIONS, [members, messages, conversations]);
  await step('seats', SEATS);
  await step('messages', MESSAGES);
  await step('statistics', 'VACUUM ANALYZE member, key_record, conversation, conversation_member, message');
}

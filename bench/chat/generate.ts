/** Fills `subrosa_bench_chat` with messages of random bytes (BENCH_MESSAGES, ten million) in a few statements; kept for the next run. */
import { adminUrl, ensureFilledDatabase, runSteps, type Step } from '../filled-database.ts';

export const DATABASE = 'subrosa_bench_chat';
/** The number of conversations of the first member. */
const MOST_PARTNERS = 2000;
/** The longest conversation contains one of this many messages. */
const LONGEST = 20;

export const benchUrl = (): string => adminUrl(DATABASE);

export interface ChatSize {
  messages: number;
  /** The members with conversations have the numbers 1 to this. */
  members: number;
  conversations: number;
}

const sizesOf = (messages: number): ChatSize => {
  const members = Math.max(2 * MOST_PARTNERS, Math.round(messages / 500));
  return { messages, members, conversations: Math.max(4 * MOST_PARTNERS, Math.round(messages / 100)) };
};

/** The id of a member by their number, as an expression. */
type Naming = (n: string) => string;

const member: Naming = (n) => `overlay(overlay(md5('member ' || (${n})) placing '4' from 13) placing 'a' from 17)::uuid`;

const MEMBERS = `
  INSERT INTO member (id, username, email, account_type, state, serial, joined_at)
  SELECT ${member('n')}, 'member' || n, 'm' || n || '@example.org', 'confidant', 'active', '12345678', '2025-01-01'
  FROM generate_series(1, $1::integer) n`;

const keys = (of: Naming) => `
  INSERT INTO key_record (member_id, sequence, identity_key, account_key, account_key_version, signature, created_at)
  SELECT ${of('n')}, 0, repeat('A', 88), repeat('A', 88), 1, repeat('A', 86), '2025-01-01' FROM generate_series(1, $1::integer) n`;

// The first member has thousands of conversations, the others a few; the first conversations are the longest.
const conversations = (of: Naming) => `
  INSERT INTO conversation (id, kind, first_member_id, second_member_id, last_sequence, epoch, opened_at)
  SELECT md5('conversation ' || n)::uuid, 'direct', least(a, b), greatest(a, b),
    CASE WHEN n = 1 THEN $2::bigint / ${LONGEST} ELSE greatest(1, floor($2::float8 / (2 * sqrt($3::float8)) / sqrt(n)))::bigint END,
    0, '2025-01-01'
  FROM (
    SELECT n, CASE WHEN n <= ${MOST_PARTNERS} THEN ${of('1')} ELSE ${of('1 + n % $1::integer')} END AS a,
      CASE WHEN n <= ${MOST_PARTNERS} THEN ${of('n + 1')} ELSE ${of('1 + (n + 1 + n / $1::integer) % $1::integer')} END AS b
    FROM generate_series(1, $3::integer) n) pairs
  WHERE a <> b ON CONFLICT (first_member_id, second_member_id) DO NOTHING`;

const PHOTOS = `
  INSERT INTO media (id, owner_id, purpose, kind, state, content_type, bytes, started_at, changed_at, step, width, height, depicts, placeholder)
  SELECT md5('photo ' || n)::uuid, ${member('n')}, 'profile_photo', 'image', 'published', 'image/jpeg', 1000, '2025-01-01', '2025-01-01',
    'rendered', 800, 800, 'nobody', decode(repeat(md5(n::text), 2), 'hex') FROM generate_series(1, $1::integer) n`;

const PROFILES = `
  INSERT INTO profile (member_id, photo_id, changed_at)
  SELECT ${member('n')}, md5('photo ' || n)::uuid, '2025-01-01' FROM generate_series(1, $1::integer) n`;

const SEATS = `
  INSERT INTO conversation_member (member_id, conversation_id, peer_id, peer_name, last_message_at, archived, unread, last_read_sequence, last_delivered_sequence)
  SELECT mine, s.id, theirs, p.username, now() - (hashtext(s.id::text) & 262143) * interval '1 minute', hashtext(s.id::text) % 10 = 0,
    least(last_sequence, 100) * (hashtext(mine::text || s.id) & 1), CASE WHEN hashtext(mine::text || s.id) & 1 = 0 THEN last_sequence ELSE 0 END, last_sequence
  FROM (SELECT id, last_sequence, first_member_id AS mine, second_member_id AS theirs FROM conversation
    UNION ALL SELECT id, last_sequence, second_member_id, first_member_id FROM conversation) s JOIN member p ON p.id = theirs`;

// Sixteen bytes of a hash, repeated to the length of padded messages: eight of ten are short. In the order of the keys,
// so that their indexes grow at one end.
const MESSAGES = `
  INSERT INTO message (conversation_id, sequence, id, sender_id, device_id, epoch, sent_at, salt, commitment, ciphertext, signature,
    franking_key_id, franking_tag)
  SELECT c.id, sequence, noise::uuid, CASE WHEN sequence % 2 = 0 THEN c.first_member_id ELSE c.second_member_id END, noise::uuid, 0,
    now() - interval '1 minute' * (c.last_sequence - sequence), bytes, bytes, decode(repeat(noise, CASE sequence % 10 WHEN 0 THEN 65 WHEN 5 THEN 33 ELSE 17 END), 'hex'), bytes || bytes, 'noise', bytes
  FROM (SELECT * FROM conversation ORDER BY id OFFSET 0) c, generate_series(1, c.last_sequence) sequence,
    LATERAL (SELECT md5(c.id::text || sequence) AS noise) x, LATERAL (SELECT decode(noise || noise, 'hex') AS bytes) y`;

/** The messages between members. */
export function chatSteps(size: ChatSize, of: Naming): Step[] {
  return [
    { name: 'keys', sql: keys(of), values: [size.members] },
    { name: 'conversations', sql: conversations(of), values: [size.members, size.messages, size.conversations] },
    { name: 'seats', sql: SEATS },
    { name: 'messages', sql: MESSAGES },
  ];
}

export async function ensureMessages(messages: number): Promise<void> {
  const size = sizesOf(messages);
  const values = [size.members];
  await ensureFilledDatabase(DATABASE, `${messages} messages of ${size.members} members`, (client) =>
    runSteps(client, [
      { name: 'members', sql: MEMBERS, values },
      { name: 'photos', sql: PHOTOS, values },
      { name: 'profiles', sql: PROFILES, values },
      ...chatSteps(size, member),
      {
        name: 'statistics',
        sql: 'VACUUM ANALYZE member, key_record, media, profile, conversation, conversation_member, message',
      },
    ]),
  );
}

/** Connected members of the filled database: pairs with a conversation, signed in, with real signing keys. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { verifierOf } from '../../apps/server/src/domains/accounts/credentials.ts';
import { createRefreshToken } from '../../apps/server/src/domains/devices/refresh-token.ts';
import { databaseUrl } from '../../apps/server/src/platform/config/config.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { aNetwork } from '../../apps/server/test/support/network.ts';
import { aToken } from '../../apps/server/test/support/tokens.ts';
import { createDeviceKey } from '../../packages/crypto/src/account/device.ts';
import { exportPublicKey } from '../../packages/crypto/src/primitives/key-pairs.ts';
import { stackConfig } from '../stack/config.ts';
import { repairMembers } from './repair.ts';
import { databaseOf, perMember, sizes, type SizeName } from '../sizes.ts';

const HOURS = 3 * 3_600_000;

/** A conversation that both sides of a pair share. */
interface Conversation {
  id: string;
  newest: number;
}

export interface ConnectedMember {
  memberId: string;
  deviceId: string;
  email: string;
  /** The login secret that a browser derives from the password. */
  secret: string;
  seed: Buffer;
  conversation: Conversation;
  key: CryptoKeyPair;
  publicKey: string;
  api: string;
  chat: string;
  refresh: string;
  network: string;
}

interface Pair {
  conversation: string;
  newest: string;
  members: string[];
  emails: string[];
}

/**
 * Every second pair that bench/chat generates, so that no member is in two pairs; drawn from the whole table, since the first have
 * the longest conversations. Blocked and inactive members are excluded.
 */
const PAIRS = `
  SELECT c.id AS conversation, c.last_sequence AS newest, ARRAY[a.id, b.id]::text[] AS members, ARRAY[a.email, b.email] AS emails
  FROM (SELECT n FROM generate_series(2001, $1::integer - 2, 2) n ORDER BY hashint8extended(n, 7) LIMIT 2 * $2::integer) drawn
  CROSS JOIN LATERAL (SELECT made.id('member', 1 + n) AS one, made.id('member', 2 + n) AS other) two
  JOIN conversation c ON c.first_member_id = least(one, other) AND c.second_member_id = greatest(one, other)
  JOIN member a ON a.id = c.first_member_id AND a.state = 'active' JOIN member b ON b.id = c.second_member_id AND b.state = 'active'
  WHERE NOT EXISTS (SELECT FROM block WHERE (blocker_id, blocked_id) IN ((a.id, b.id), (b.id, a.id)))
  ORDER BY hashint8extended(n, 7) LIMIT $2::integer`;

async function sign(memberId: string, email: string, conversation: Conversation, secretOfTokens: string): Promise<ConnectedMember> {
  const deviceId = newId();
  const seed = randomBytes(32);
  const key = await createDeviceKey();
  return {
    memberId,
    deviceId,
    email,
    secret: randomBytes(32).toString('base64url'),
    seed,
    conversation,
    key,
    publicKey: await exportPublicKey(key.publicKey),
    api: await aToken({ audience: 'api', memberId, deviceId, expiresIn: HOURS }),
    chat: await aToken({ audience: 'chat', memberId, deviceId, expiresIn: HOURS }),
    refresh: createRefreshToken(secretOfTokens, { id: deviceId, seed, generation: 1 }),
    network: aNetwork(),
  };
}

/** All connected members become premium, because requests that regular members may not send would only fail. */
const SETUP_SQL = [
  `DELETE FROM device WHERE member_id = ANY($1::uuid[])`,
  `DELETE FROM credential WHERE member_id = ANY($1::uuid[])`,
  `INSERT INTO device (id, member_id, slot, kind, browser, remembered, seed, signed_in_at, used_at)
   SELECT device, member, 1, 'desktop', 'Firefox · Linux', false, seed, now(), now()
   FROM unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::text[], $5::bytea[]) m (member, device, seed, key, verifier)`,
  `INSERT INTO device_certificate (member_id, device_id, number, device_key, signature, certified_on, key_sequence)
   SELECT member, device, 1, key, repeat('A', 86), current_date, 0
   FROM unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::text[], $5::bytea[]) m (member, device, seed, key, verifier)`,
  `INSERT INTO credential (member_id, kind, verifier)
   SELECT member, 'email', verifier FROM unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::text[], $5::bytea[]) m (member, device, seed, key, verifier)`,
  `INSERT INTO key_envelope (member_id, kind, envelope) SELECT member, 'email', 'envelope' FROM unnest($1::uuid[]) member ON CONFLICT DO NOTHING`,
  `INSERT INTO key_bundle (member_id, bundle) SELECT member, 'bundle' FROM unnest($1::uuid[]) member ON CONFLICT DO NOTHING`,
  `INSERT INTO member_subscription (id, member_id, plan_id, starts_on, created_at)
   SELECT gen_random_uuid(), member, 2, current_date - 10, now() FROM unnest($1::uuid[]) member WHERE NOT is_premium(member, current_date)`,
];

export async function connectMembers(size: SizeName, count: number): Promise<ConnectedMember[]> {
  const config = stackConfig(databaseOf(size));
  const client = new pg.Client(databaseUrl(config, 'admin'));
  await client.connect();
  const chatting = Math.round(sizes[size] * perMember.chatting);
  const drawn = [chatting, Math.ceil(count / 2)];
  const { rows: found } = await client.query<Pair>(PAIRS, drawn);
  await repairMembers(
    client,
    found.flatMap(({ members }) => members),
  );
  const { rows } = await client.query<Pair>(PAIRS, drawn);
  const all: ConnectedMember[] = [];
  for (const { conversation, newest, members, emails } of rows) {
    const shared = { id: conversation, newest: Number(newest) };
    for (const [index, memberId] of members.entries()) all.push(await sign(memberId, emails[index] ?? '', shared, config.SESSION_SECRET));
  }
  const values = [
    all.map(({ memberId }) => memberId),
    all.map(({ deviceId }) => deviceId),
    all.map(({ seed }) => seed),
    all.map(({ publicKey }) => publicKey),
    all.map(({ secret }) => verifierOf(config.CREDENTIAL_SECRET, secret)),
  ];
  for (const text of SETUP_SQL) await client.query(text, text.includes('$5') ? values : values.slice(0, 1));
  await client.end();
  if (all.length < count) throw new Error(`${size} has ${all.length} members who chat in pairs, fewer than ${count}`);
  return all;
}

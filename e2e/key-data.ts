import type { APIRequestContext } from '@playwright/test';
import { generateAccountKeys } from '@subrosa/crypto/account/create-keys';
import { derive } from '@subrosa/crypto/account/derive';
import { decryptEnvelope } from '@subrosa/crypto/account/envelope';
import { prepareSignIn } from '@subrosa/crypto/account/sign-in';
import { encryptSettings, NEW_SETTINGS, settingsKeyOf } from '@subrosa/crypto/conversation/settings';
import { kdfParameters as parameters } from '@subrosa/rules/accounts/kdf';
import { query } from './database.ts';
import { PERSONA_PASSWORD } from './member.ts';
import { aNetwork } from './visitor.ts';

interface StoredSettings {
  ciphertext: string;
  version: number;
}

export async function settingsOf(username: string): Promise<StoredSettings | undefined> {
  const [stored] = await query<StoredSettings>(
    `SELECT ciphertext, version FROM conversation_settings WHERE member_id = (SELECT id FROM member WHERE username = $1)`,
    [username],
  );
  return stored;
}

/** Replaces the settings of a member; null deletes them. */
export async function putSettings(username: string, settings: StoredSettings | null): Promise<void> {
  await query(`DELETE FROM conversation_settings WHERE member_id = (SELECT id FROM member WHERE username = $1)`, [username]);
  if (!settings) return;
  await query(`INSERT INTO conversation_settings (member_id, ciphertext, version) SELECT id, $2, $3 FROM member WHERE username = $1`, [
    username,
    settings.ciphertext,
    settings.version,
  ]);
}

/** Gives a persona valid settings without any contact, as after sign-up. Returns their version. */
export async function emptySettings(request: APIRequestContext, username: string): Promise<number> {
  const [stored] = await query<{ id: string; envelope: string }>(
    `SELECT m.id, e.envelope FROM member m JOIN key_envelope e ON e.member_id = m.id AND e.kind = 'username' WHERE m.username = $1`,
    [username],
  );
  if (!stored) throw new Error(`${username} has no keys`);
  const response = await request.post('/api/auth/parameters', { data: { names: [username] }, headers: aNetwork() });
  const { body } = (await response.json()) as { body: { salts: string[] } };
  const { kek } = await prepareSignIn({ password: PERSONA_PASSWORD, salt: body.salts[0] ?? '', parameters, derive });
  const masterKey = await decryptEnvelope(stored.envelope, kek, { memberId: stored.id, kind: 'username' });
  const version = ((await settingsOf(username))?.version ?? 0) + 1;
  await putSettings(username, await encryptSettings(await settingsKeyOf(masterKey), stored.id, { ...NEW_SETTINGS, version }));
  return version;
}

interface KeyRecord {
  member_id: string;
  sequence: number;
  account_key_version: number;
  identity_key: string;
  account_key: string;
  signature: string;
  previous_head: string | null;
}

/** The server presents false keys of a member, in the place of the newest ones. Returns how to present the true ones again. */
export async function presentFalseKeys(username: string): Promise<() => Promise<void>> {
  const [genuine] = await query<KeyRecord>(
    `SELECT * FROM key_record WHERE member_id = (SELECT id FROM member WHERE username = $1) ORDER BY sequence DESC LIMIT 1`,
    [username],
  );
  if (!genuine) throw new Error(`${username} has no keys`);
  const { record } = await generateAccountKeys({
    memberId: genuine.member_id,
    sequence: genuine.sequence,
    accountKeyVersion: genuine.account_key_version,
    previousHead: genuine.previous_head,
    olderAccountKeys: [],
    settings: NEW_SETTINGS,
  });
  const present = async (identityKey: string, accountKey: string, signature: string) => {
    await query(`UPDATE key_record SET identity_key = $3, account_key = $4, signature = $5 WHERE member_id = $1 AND sequence = $2`, [
      genuine.member_id,
      genuine.sequence,
      identityKey,
      accountKey,
      signature,
    ]);
  };
  await present(record.identityKey, record.accountKey, record.signature);
  return () => present(genuine.identity_key, genuine.account_key, genuine.signature);
}

import { findKeys, listKeyRecords } from '../../apps/server/src/domains/accounts/queries/keys.ts';
import { addCertificate } from '../../apps/server/src/domains/devices/store.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { PERSONA_PASSWORD, type Person } from '../../apps/server/test/support/personas.ts';
import { derive } from '../../packages/crypto/src/account/derive.ts';
import { certifyDevice, createDeviceKey } from '../../packages/crypto/src/account/device.ts';
import { prepareSignIn, unlock } from '../../packages/crypto/src/account/sign-in.ts';
import type { KeyLog } from '../../packages/crypto/src/conversation/key-log.ts';
import type { Self } from '../../packages/crypto/src/conversation/self.ts';
import { exportPublicKey } from '../../packages/crypto/src/primitives/key-pairs.ts';
import { type Identifier, identifierOf } from '../../packages/rules/src/accounts/identifier.ts';
import { kdfParameters } from '../../packages/rules/src/accounts/kdf.ts';

export interface PersonaBrowser {
  self: Self;
  log: KeyLog;
}

/** A signed-out browser in which a persona wrote messages: its certificate stays in the key log. */
export async function unlockOnce(tx: Tx, person: Person, saltFor: (name: Identifier) => string, at: Date): Promise<PersonaBrowser> {
  const { id: memberId, email } = person;
  const { kek } = await prepareSignIn({
    password: PERSONA_PASSWORD,
    salt: saltFor(identifierOf(email)),
    parameters: kdfParameters,
    derive,
  });
  const { bundle, envelopes } = await findKeys(tx, memberId);
  const { keys } = await unlock(kek, { memberId, kind: 'email', envelope: envelopes.email ?? '', bundle });
  const [deviceId, deviceKey] = [newId(), await createDeviceKey()];
  const certifiedOn = at.toISOString().slice(0, 10);
  const device = { memberId, deviceId, certifiedOn };
  const certificate = await certifyDevice(keys.identity.privateKey, { ...device, publicKey: deviceKey.publicKey });
  await addCertificate(tx, { id: deviceId, memberId }, { ...certificate, certifiedOn, keySequence: keys.sequence });
  const identity = { identityKey: await exportPublicKey(keys.identity.publicKey), sequence: keys.sequence };
  const records = (await listKeyRecords(tx, memberId)).map((record) => ({
    sequence: record.sequence,
    identityKey: record.identity_key,
    accountKey: record.account_key,
    accountKeyVersion: record.account_key_version,
    signature: record.signature,
    continuity: record.continuity,
    previousHead: record.previous_head,
  }));
  return {
    self: { memberId, deviceId, deviceKey, identity, accountKeys: keys.accountKeys },
    log: { memberId, records, devices: [{ ...certificate, deviceId, certifiedOn }] },
  };
}

/** All personas in a conversation can verify what these browsers signed in its first epoch. */
export async function saveSigners(tx: Tx, conversationId: string, browsers: readonly PersonaBrowser[]): Promise<void> {
  const signers = browsers.map(({ self }) => ({ member_id: self.memberId, device_id: self.deviceId, number: 1 }));
  await tx
    .insertInto('conversation_signer')
    .values(signers.map((signer) => ({ conversation_id: conversationId, epoch: 0, ...signer })))
    .execute();
}

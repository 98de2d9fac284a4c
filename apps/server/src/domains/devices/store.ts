import { accountLimits } from '@subrosa/rules/accounts/limits';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

interface NewDevice {
  id: string;
  memberId: string;
  kind: 'desktop' | 'mobile';
  browser: string;
  remembered: boolean;
  seed: Buffer;
  /** Hash of the Idempotency-Key: a repeated sign-in reuses its device. */
  attemptHash: Buffer | null;
  /** Hash of the browser's token, keyed for this member. */
  browserHash: Buffer;
  now: Date;
}

interface OpenedDevice {
  id: string;
  seed: Buffer;
  generation: number;
  remembered: boolean;
  signedInAt: Date;
}

type ClaimedSlot = { outcome: 'full' } | { outcome: 'opened' | 'repeated'; device: OpenedDevice; known: boolean };

/**
 * Takes a free slot, or the slot of a device that was idle, silent or signed in for too long, and records the sign-in. One SQL function (see its
 * migration).
 */
export async function claimSlot(tx: Tx, device: NewDevice): Promise<ClaimedSlot> {
  const ago = (ms: number) => new Date(device.now.getTime() - ms);
  const { rows } = await sql<{
    outcome: 'opened' | 'repeated' | 'full';
    device_id: string;
    device_seed: Buffer;
    device_generation: number;
    device_remembered: boolean;
    device_signed_in_at: Date;
    known: boolean;
  }>`
    SELECT * FROM open_device(${device.memberId}, ${device.id}, ${device.kind}, ${device.browser}, ${device.remembered},
      ${device.seed}, ${device.attemptHash}, ${device.browserHash}, ${device.now}, ${ago(accountLimits.idleMs)}, ${ago(accountLimits.sessionMs)},
      ${ago(accountLimits.silentMs)})`.execute(tx);
  const row = rows[0];
  if (!row || row.outcome === 'full') return { outcome: 'full' };
  return {
    outcome: row.outcome,
    device: {
      id: row.device_id,
      seed: row.device_seed,
      generation: row.device_generation,
      remembered: row.device_remembered,
      signedInAt: row.device_signed_in_at,
    },
    known: row.known,
  };
}

/** Marks one sign-in of this moment; `open_device` has just recorded it. */
export async function recordReplacement(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx
    .updateTable('sign_in')
    .set({ replaced_device: true })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('sign_in as s')
        .select('s.id')
        .where('s.member_id', '=', memberId)
        .where('s.signed_in_at', '=', at)
        .where('s.replaced_device', '=', false)
        .limit(1),
    )
    .execute();
}

export async function recordPasswordProof(tx: Tx, deviceId: string, at: Date): Promise<void> {
  await tx.updateTable('device').set({ password_proved_at: at }).where('id', '=', deviceId).execute();
}

export async function acceptGeneration(tx: Tx, id: string, accepted: { generation: number; nonce: string; at: Date }): Promise<void> {
  await tx
    .updateTable('device')
    .set({ generation: accepted.generation, accepted: Buffer.from(accepted.nonce), used_at: accepted.at })
    .where('id', '=', id)
    .execute();
}

/** Signs devices out by deleting their rows. Returns their ids. */
export async function removeDevices(tx: Tx, memberId: string, which: { only?: readonly string[]; except?: string }): Promise<string[]> {
  const removed = await tx
    .deleteFrom('device')
    .where('member_id', '=', memberId)
    .$if(which.only !== undefined, (query) => query.where('id', 'in', which.only?.length ? which.only : [memberId]))
    .$if(which.except !== undefined, (query) => query.where('id', '<>', which.except ?? ''))
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

export async function deleteBrowsers(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('known_browser').where('member_id', '=', memberId).execute();
}

interface NewCertificate {
  deviceKey: string;
  signature: string;
  /** The day in UTC. */
  certifiedOn: string;
  /** The key record whose identity key signed the certificate; null if the signature is invalid. */
  keySequence: number | null;
}

/** Stores a certificate unless it equals the device's newest. The caller must hold the lock of the device. */
export async function addCertificate(tx: Tx, device: { id: string; memberId: string }, made: NewCertificate): Promise<void> {
  const { deviceKey, signature, certifiedOn, keySequence } = made;
  const newest = await tx
    .selectFrom('device_certificate')
    .select(['number', 'device_key', 'signature', 'key_sequence'])
    .where('member_id', '=', device.memberId)
    .where('device_id', '=', device.id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest?.device_key === deviceKey && newest.signature === signature && newest.key_sequence === keySequence) return;
  await tx
    .insertInto('device_certificate')
    .values({
      member_id: device.memberId,
      device_id: device.id,
      number: (newest?.number ?? 0) + 1,
      device_key: deviceKey,
      signature,
      certified_on: certifiedOn,
      key_sequence: keySequence,
    })
    .execute();
}

const SIGN_IN_RETENTION_MS = 30 * 86_400_000;
const BROWSER_RETENTION_MS = 365 * 86_400_000;

/** Deletes idle devices, and sign-ins and known browsers after their retention periods. Returns the devices whose session is over. */
export async function purgeExpired(tx: Tx, now: Date): Promise<{ id: string; memberId: string }[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tx.deleteFrom('device').where('used_at', '<=', before(accountLimits.idleMs)).execute();
  await tx.deleteFrom('sign_in').where('signed_in_at', '<', before(SIGN_IN_RETENTION_MS)).execute();
  await tx.deleteFrom('known_browser').where('used_at', '<', before(BROWSER_RETENTION_MS)).execute();
  return tx
    .deleteFrom('device')
    .where('signed_in_at', '<=', before(accountLimits.sessionMs))
    .returning(['id', 'member_id as memberId'])
    .execute();
}

import { type EpochRecord, epochSigningInput } from '../signed/epoch.ts';
import { isSignedBy } from '../primitives/signature.ts';
import { idsOf } from '../signed/membership.ts';
import { ConversationError } from './errors.ts';
import { deviceKeysOf } from './key-log.ts';
import type { Directory, Self, VerifiedEpoch } from './self.ts';
import { findPinnedIdentity, findUnvouchedIdentity, joined, type Pins } from './trust.ts';

/**
 * Verifies who signed an epoch. False if it was an earlier identity that nothing connects with the pinned one: such an epoch
 * leads to the next one, and is not a reason to encrypt anything to its members.
 */
export async function checkSigner(record: EpochRecord, last: EpochRecord | null, { logs, pins }: Directory): Promise<boolean> {
  const memberId = record.creatorId;
  const log = logs.get(memberId);
  const fingerprint = creatorIdentity(record, last);
  if (!fingerprint || !log) throw new ConversationError('epochs', { memberId });
  const pinned = await findPinnedIdentity(pins[memberId], fingerprint);
  const identityKey = pinned ?? (await findUnvouchedIdentity(pins[memberId], log, fingerprint));
  if (identityKey === null) throw new ConversationError('identityChanged', { memberId });
  const signingInput = epochSigningInput(record);
  for (const deviceKey of await deviceKeysOf(log, record.deviceId, identityKey)) {
    if (await isSignedBy(deviceKey, record.signature, signingInput)) return pinned !== null;
  }
  throw new ConversationError('epochs', { memberId });
}

/**
 * The newest epoch states who reads the next message, so its creator must be known. In a conversation of two its members
 * cannot change. A member who started fresh has no proof of their own epochs, which may therefore not add anybody.
 */
export async function requireVouched(epochs: readonly VerifiedEpoch[], self: Self, { pins }: Directory): Promise<void> {
  const newest = epochs.at(-1)?.record;
  if (!newest || newest.admins.length === 0) return;
  const { creatorId: memberId } = newest;
  const vouched = await findLastVouched(epochs, pins);
  if (vouched === newest) return;
  if (memberId !== self.memberId || (vouched && addsMembers(newest, vouched))) throw new ConversationError('identityChanged', { memberId });
}

function addsMembers(newest: EpochRecord, vouched: EpochRecord): boolean {
  const known = idsOf(vouched);
  return idsOf(newest).some((id) => !known.includes(id));
}

export async function findLastVouched(epochs: readonly VerifiedEpoch[], pins: Pins): Promise<EpochRecord | null> {
  for (let index = epochs.length - 1; index >= 0; index -= 1) {
    const [record, previous] = [epochs[index]?.record, epochs[index - 1]?.record];
    if (record && (await isVouched(record, previous ?? null, pins))) return record;
  }
  return null;
}

async function isVouched(record: EpochRecord, last: EpochRecord | null, pins: Pins): Promise<boolean> {
  const fingerprint = creatorIdentity(record, last);
  return fingerprint !== undefined && (await findPinnedIdentity(pins[record.creatorId], fingerprint)) !== null;
}

/** Adds the identities that the member's own device accepted when it signed this epoch, for example before pins were lost. */
export async function pinsWithMembersOf({ members }: EpochRecord, { logs, pins }: Directory): Promise<Pins> {
  const next = { ...pins };
  for (const { memberId, identity } of members) {
    const [pin, log] = [pins[memberId], logs.get(memberId)];
    if (!pin || !log || (await findPinnedIdentity(pin, identity)) !== null) continue;
    const identityKey = await findUnvouchedIdentity(pin, log, identity);
    if (identityKey !== null) next[memberId] = { ...pin, earlier: joined(pin.earlier, [identityKey]) };
  }
  return next;
}

/** A member who left is not in the record that they created. */
function creatorIdentity(record: EpochRecord, last: EpochRecord | null): string | undefined {
  const members = [record, last].flatMap((epoch) => epoch?.members ?? []);
  return members.find(({ memberId }) => memberId === record.creatorId)?.identity;
}

import { type PublicRecord, verifyContinuity, verifyPublicRecord } from '../account/public-record.ts';
import { fingerprintOf } from '../signed/identity.ts';
import type { KeyLog } from './key-log.ts';

/** The trusted identity of a member: the first one seen, or one accepted since. */
export interface Pin {
  identityKey: string;
  sequence: number;
  /** Whether the safety number was compared. */
  verified: boolean;
  /** Earlier identities, which signed history. */
  earlier: readonly string[];
  /** Earlier pins that were replaced by this one because it was signed or accepted. */
  left: readonly string[];
}

export type Pins = Readonly<Record<string, Pin>>;

export type KeyAssessment =
  /** The keys may be used; `rotated` if the old identity signed a new one, `first` at first contact. */
  | { state: 'first' | 'same' | 'rotated'; pin: Pin; record: PublicRecord }
  /** Another identity without a signature of the old one. `next` is the pin after acceptance. */
  | { state: 'changed'; pin: Pin; next: Pin; record: PublicRecord }
  /** Shortened, wrongly signed or out of order: an honest server never returns this. */
  | { state: 'rejected' };

export async function assessKeyLog(pin: Pin | undefined, log: KeyLog): Promise<KeyAssessment> {
  const record = log.records.at(-1);
  if (!record || !(await isWellSigned(log))) return { state: 'rejected' };
  if (!pin) return { state: 'first', pin: firstPin(log, record), record };
  if (record.sequence < pin.sequence) return { state: 'rejected' };
  if (record.identityKey === pin.identityKey) return { state: 'same', pin: { ...pin, sequence: record.sequence }, record };
  const next = nextPin(pin, record);
  return (await hasContinuity(pin, log)) ? { state: 'rotated', pin: next, record } : { state: 'changed', pin, next, record };
}

/** Returns the identity key with this fingerprint, if it is a current or earlier one of the member. */
export async function findPinnedIdentity(pin: Pin | undefined, fingerprint: string): Promise<string | null> {
  for (const identityKey of pin ? [pin.identityKey, ...pin.earlier] : []) {
    if ((await fingerprintOf(identityKey)) === fingerprint) return identityKey;
  }
  return null;
}

/**
 * The member's own pin: the unlocked bundle contains the current identity. Without a pin, the log is trusted for earlier
 * ones, as at first contact.
 */
export function pinOwnIdentity(pin: Pin | undefined, identity: { identityKey: string; sequence: number }, log: KeyLog): Pin {
  const known = pin ? [pin.identityKey, ...pin.earlier] : log.records.map(({ identityKey }) => identityKey);
  const earlier = known.filter((key) => key !== identity.identityKey);
  return { ...identity, verified: true, earlier, left: pin?.left ?? [] };
}

function firstPin({ records }: KeyLog, { identityKey, sequence }: PublicRecord): Pin {
  const earlier = records.map((record) => record.identityKey).filter((key) => key !== identityKey);
  return { identityKey, sequence, verified: false, earlier, left: [] };
}

/** Not verified any more, because a thief of the old key could have signed the new one. */
function nextPin(pin: Pin, { identityKey, sequence }: PublicRecord): Pin {
  const { earlier, left } = pin;
  return { identityKey, sequence, verified: false, earlier: [...earlier, pin.identityKey], left: [...left, pin.identityKey] };
}

const signatureChecks = new WeakMap<KeyLog, Promise<boolean>>();

export async function isWellSigned(log: KeyLog): Promise<boolean> {
  // Called before every message with the same log.
  const result = signatureChecks.get(log) ?? checkSignatures(log);
  signatureChecks.set(log, result);
  return result;
}

async function checkSignatures({ memberId, records }: KeyLog): Promise<boolean> {
  if (records.some(({ sequence }, index) => sequence !== index)) return false;
  const signed = await Promise.all(records.map((record) => verifyPublicRecord(record, memberId)));
  return signed.every(Boolean);
}

/** Each record from the pinned identity to the newest is signed by its predecessor. */
async function hasContinuity(pin: Pin, { memberId, records }: KeyLog): Promise<boolean> {
  let previous: Pick<PublicRecord, 'sequence' | 'identityKey'> = pin;
  for (const record of records.slice(pin.sequence + 1)) {
    if (!(await verifyContinuity(record, previous, memberId))) return false;
    previous = record;
  }
  return previous !== pin;
}

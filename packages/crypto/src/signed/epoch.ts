import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, joinBytes } from '../primitives/bytes.ts';
import { checkedDay } from '../primitives/day.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { sha256 } from '../primitives/hashes.ts';

export interface EpochMember {
  memberId: string;
  /** Fingerprint of the identity key. */
  identity: string;
  accountKeyVersion: number;
}

/** Who is in a conversation from now on, and a commitment to its key; signed by the device of its creator. */
export interface EpochRecord {
  conversationId: string;
  /** From 0, without gaps. */
  epoch: number;
  /** Of the record before; null of the first. */
  previousHash: string | null;
  /** By id, as `admins`: one list has one spelling. */
  members: readonly EpochMember[];
  /** Empty in a conversation of two: then its members cannot be changed. */
  admins: readonly string[];
  creatorId: string;
  deviceId: string;
  /** The day in UTC. */
  createdOn: string;
  keyCommitment: string;
  wrapsHash: string;
  signature: string;
}

export type UnsignedEpoch = Omit<EpochRecord, 'signature'>;

/** The key of an epoch, encrypted to one member. */
export interface Wrap {
  memberId: string;
  wrap: string;
}

export function epochSigningInput(record: UnsignedEpoch): Bytes {
  const members = record.members.flatMap(({ memberId, identity, accountKeyVersion }) => [
    memberId,
    fromBase64url(identity),
    accountKeyVersion,
  ]);
  return encodeFields(
    'epoch',
    record.conversationId,
    record.epoch,
    record.previousHash === null ? '' : fromBase64url(record.previousHash),
    encodeFields('epoch members', ...members),
    encodeFields('epoch admins', ...record.admins),
    record.creatorId,
    record.deviceId,
    checkedDay(record.createdOn),
    fromBase64url(record.keyCommitment),
    fromBase64url(record.wrapsHash),
  );
}

/** What the next record names as the one before it. */
export async function hashEpoch(record: EpochRecord): Promise<string> {
  return toBase64url(await sha256(joinBytes(epochSigningInput(record), fromBase64url(record.signature))));
}

export async function hashWraps(wraps: readonly Wrap[]): Promise<string> {
  const fields = wraps.flatMap(({ memberId, wrap }) => [memberId, fromBase64url(wrap)]);
  return toBase64url(await sha256(encodeFields('epoch wraps', ...fields)));
}

/** Times travel as text and are signed as numbers; another spelling of the same time is rejected. */
export function millisecondsOf(time: string): number {
  const milliseconds = Date.parse(time);
  if (new Date(milliseconds).toISOString() !== time) throw new RangeError('not a time in whole milliseconds');
  return milliseconds;
}

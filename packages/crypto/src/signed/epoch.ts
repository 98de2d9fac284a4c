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
  /** Hash of the previous record; null for the first. */
  previousHash: string | null;
  /** Sorted by id, like `admins`, so that a list has only one form. */
  members: readonly EpochMember[];
  /** Empty in a direct conversation, whose members cannot change. */
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

/** The hash by which the next record refers to this one. */
export async function hashEpoch(record: EpochRecord): Promise<string> {
  return toBase64url(await sha256(joinBytes(epochSigningInput(record), fromBase64url(record.signature))));
}

export async function hashWraps(wraps: readonly Wrap[]): Promise<string> {
  const fields = wraps.flatMap(({ memberId, wrap }) => [memberId, fromBase64url(wrap)]);
  return toBase64url(await sha256(encodeFields('epoch wraps', ...fields)));
}

/** Times are sent as text and signed as numbers; another notation of the same time is rejected. */
export function millisecondsOf(time: string): number {
  const milliseconds = Date.parse(time);
  if (new Date(milliseconds).toISOString() !== time) throw new RangeError('not a time in whole milliseconds');
  return milliseconds;
}

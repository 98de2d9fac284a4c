import { fromBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { encodeFieldsIn } from '../primitives/encode-fields.ts';
import { importPublicKey } from '../primitives/key-pairs.ts';
import { isSignedBy, sign } from '../primitives/signature.ts';
import { CHAINED_SUITE, SUITE } from '../primitives/suite.ts';

export interface PublicKeys {
  /** 0 at sign-up, increased by one with each change of identity. */
  sequence: number;
  identityKey: string;
  accountKey: string;
  accountKeyVersion: number;
  /** The head of the record chain before this record; null for the first one. Records of suite 1 do not sign it. */
  previousHead: string | null;
}

/** The public keys of a member. */
export interface PublicRecord extends PublicKeys {
  /** Signature of this record's identity key. */
  signature: string;
  /**
   * After a rotation: signature of the previous record's identity key, so that contacts see a notice instead of a warning.
   * Otherwise null.
   */
  continuity: string | null;
}

export async function signPublicKeys(identityPrivateKey: CryptoKey, keys: PublicKeys, memberId: string): Promise<PublicRecord> {
  return { ...keys, signature: await sign(identityPrivateKey, recordSigningInput(keys, memberId)), continuity: null };
}

export async function verifyPublicRecord(record: PublicRecord, memberId: string): Promise<boolean> {
  try {
    await importPublicKey('receiving', record.accountKey);
    return await isSignedBy(record.identityKey, record.signature, recordSigningInput(record, memberId));
  } catch {
    return false;
  }
}

export type PreviousIdentity = Pick<PublicKeys, 'sequence' | 'identityKey'>;

export async function signContinuity(
  previousPrivateKey: CryptoKey,
  keys: PublicKeys,
  previous: PreviousIdentity,
  memberId: string,
): Promise<string> {
  return sign(previousPrivateKey, continuitySigningInput(keys, previous, memberId));
}

/** Whether the record is valid and the previous identity signed it as its successor. */
export async function verifyContinuity(record: PublicRecord, previous: PreviousIdentity, memberId: string): Promise<boolean> {
  if (record.continuity === null || record.sequence !== previous.sequence + 1) return false;
  try {
    const continues = await isSignedBy(previous.identityKey, record.continuity, continuitySigningInput(record, previous, memberId));
    return continues && (await verifyPublicRecord(record, memberId));
  } catch {
    return false;
  }
}

export function recordSigningInput(keys: PublicKeys, memberId: string): Bytes {
  return encodeFieldsIn(suiteOf(keys), 'public record', memberId, ...fieldsOf(keys));
}

export function continuitySigningInput(keys: PublicKeys, previous: PreviousIdentity, memberId: string): Bytes {
  return encodeFieldsIn(suiteOf(keys), 'continuity', memberId, fromBase64url(previous.identityKey), ...fieldsOf(keys));
}

const suiteOf = ({ previousHead }: PublicKeys) => (previousHead === null ? SUITE : CHAINED_SUITE);

function fieldsOf({ sequence, identityKey, accountKey, accountKeyVersion, previousHead }: PublicKeys) {
  const keys = [sequence, fromBase64url(identityKey), accountKeyVersion, fromBase64url(accountKey)];
  return previousHead === null ? keys : [...keys, fromBase64url(previousHead)];
}

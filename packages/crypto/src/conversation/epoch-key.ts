import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { type Bytes, randomBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { hmac } from '../primitives/hashes.ts';
import { importKeyMaterial } from '../primitives/hkdf.ts';
import { type HpkeBinding, openWith, sealTo } from '../primitives/hpke.ts';
import { importPublicKey } from '../primitives/key-pairs.ts';
import type { EpochMember, EpochRecord } from '../signed/epoch.ts';
import type { Self } from './self.ts';

const KEY_LENGTH = 32;

type EpochRef = Pick<EpochRecord, 'conversationId' | 'epoch'>;

/** The bytes exist only until they are encrypted to the members; later members get later keys. */
export function newEpochKey(): Bytes {
  return randomBytes(KEY_LENGTH);
}

/** The commitment is signed with the epoch, so that two members cannot receive two keys under one record. */
export async function commitToKey(key: Bytes): Promise<string> {
  return toBase64url(await hmac(key, encodeFields('epoch key')));
}

export async function wrapKey(key: Bytes, accountKey: string, epochRef: EpochRef, to: Pick<EpochMember, 'memberId' | 'accountKeyVersion'>) {
  return toBase64url(await sealTo(await importPublicKey('receiving', accountKey), key, bindingOf(epochRef, to)));
}

/**
 * Returns the key, which cannot be exported again; null if it was encrypted to an account key that no longer exists. Throws if the wrap does not match the
 * signed commitment.
 */
export async function unwrapKey(wrap: string, record: EpochRecord, self: Self): Promise<CryptoKey | null> {
  const me = record.members.find(({ memberId }) => memberId === self.memberId);
  const pair = me && self.accountKeys.get(me.accountKeyVersion);
  if (!me || !pair) return null;
  const key = await openWith(pair, fromBase64url(wrap), bindingOf(record, me));
  if ((await commitToKey(key)) !== record.keyCommitment) throw new Error('not the key that was committed to');
  return importKeyMaterial(key);
}

function bindingOf(epochRef: EpochRef, { memberId, accountKeyVersion }: Pick<EpochMember, 'memberId' | 'accountKeyVersion'>): HpkeBinding {
  const info = encodeFields('epoch wrap', epochRef.conversationId, epochRef.epoch, memberId, accountKeyVersion);
  return { info, context: new Uint8Array(0) };
}

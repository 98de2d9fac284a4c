import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { bytesToText, textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { type HpkeBinding, openWith, sealTo } from '../primitives/hpke.ts';
import { importPublicKey } from '../primitives/key-pairs.ts';
import type { TrustedMember } from './create-epoch.ts';
import type { Self } from './self.ts';

/** A group's name, encrypted to the member's own key, for the list of blocked groups. */
export interface EncryptedName {
  encryptedName: string;
  accountKeyVersion: number;
}

const STEP = 64;

export async function encryptName(name: string, conversationId: string, { memberId, record }: TrustedMember): Promise<EncryptedName> {
  const { accountKey, accountKeyVersion } = record;
  const binding = bindingOf(conversationId, memberId, accountKeyVersion);
  const ciphertext = await sealTo(await importPublicKey('receiving', accountKey), padded(name), binding);
  return { encryptedName: toBase64url(ciphertext), accountKeyVersion };
}

/** Returns the name; null if it was encrypted to an account key that no longer exists, or is invalid. */
export async function decryptName(
  { encryptedName: ciphertext, accountKeyVersion }: EncryptedName,
  conversationId: string,
  self: Self,
): Promise<string | null> {
  const pair = self.accountKeys.get(accountKeyVersion);
  if (!pair) return null;
  try {
    const bytes = await openWith(pair, fromBase64url(ciphertext), bindingOf(conversationId, self.memberId, accountKeyVersion));
    return bytesToText(bytes).trimEnd();
  } catch {
    return null;
  }
}

/** Pads with spaces up to the next 64 bytes, so that the size reveals little about the name. */
function padded(name: string) {
  const bytes = textToBytes(name.toWellFormed().trimEnd());
  return textToBytes(name.toWellFormed().trimEnd() + ' '.repeat(Math.ceil((bytes.length + 1) / STEP) * STEP - bytes.length));
}

function bindingOf(conversationId: string, memberId: string, accountKeyVersion: number): HpkeBinding {
  return { info: encodeFields('group name', conversationId, memberId, accountKeyVersion), context: new Uint8Array(0) };
}

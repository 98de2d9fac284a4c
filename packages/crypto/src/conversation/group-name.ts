import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { bytesToText, textToBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { type HpkeBinding, openWith, sealTo } from '../primitives/hpke.ts';
import { importPublicKey } from '../primitives/key-pairs.ts';
import type { Invited } from './create-epoch.ts';
import type { Self } from './self.ts';

/** A group's name, sealed to oneself: in one's own list of blocked groups. Nobody else reads it. */
export interface EncryptedName {
  sealed: string;
  accountKeyVersion: number;
}

const STEP = 64;

export async function encryptName(name: string, conversationId: string, { memberId, record }: Invited): Promise<EncryptedName> {
  const { accountKey, accountKeyVersion } = record;
  const binding = bindingOf(conversationId, memberId, accountKeyVersion);
  const ciphertext = await sealTo(await importPublicKey('receiving', accountKey), padded(name), binding);
  return { sealed: toBase64url(ciphertext), accountKeyVersion };
}

/** The name; null where it was sealed to an account key that is gone, or is not what it should be. */
export async function openName(
  { sealed: ciphertext, accountKeyVersion }: EncryptedName,
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

/** Spaces up to the next 64 bytes: the size tells little of the name. */
function padded(name: string) {
  const bytes = textToBytes(name.toWellFormed().trimEnd());
  return textToBytes(name.toWellFormed().trimEnd() + ' '.repeat(Math.ceil((bytes.length + 1) / STEP) * STEP - bytes.length));
}

function bindingOf(conversationId: string, memberId: string, accountKeyVersion: number): HpkeBinding {
  return { info: encodeFields('group name', conversationId, memberId, accountKeyVersion), context: new Uint8Array(0) };
}

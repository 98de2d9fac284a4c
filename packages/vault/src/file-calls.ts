import { decryptFile as open, encryptFile as encrypt } from '@subrosa/crypto/conversation/attachments';
import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import type { Input, Output } from './protocol.ts';
import type { Session } from './session.ts';

/** In the vault worker, because it takes a moment and must not block the page. */
export async function encryptFile(_session: Session, { content, key }: Input<'encryptFile'>): Promise<Output<'encryptFile'>> {
  return encrypt(content, key === undefined ? undefined : fromBase64url(key));
}

export async function decryptFile(_session: Session, { file, ciphertext }: Input<'decryptFile'>): Promise<Output<'decryptFile'>> {
  return open(file, ciphertext);
}

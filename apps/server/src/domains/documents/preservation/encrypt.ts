import { encryptFile } from '@subrosa/crypto/conversation/attachments';
import type { KeyContext, KeyWrapper, WrappedKey } from '../../../platform/keys/keys.ts';
import { packKey } from '../encrypted-key.ts';

/** Encrypts with a new key, which is wrapped and not kept: the worker cannot decrypt the file. */
export async function encryptForPreservation(
  content: Blob,
  keys: KeyWrapper,
  context: KeyContext,
): Promise<{ ciphertext: Blob; key: WrappedKey }> {
  const { ciphertext, file } = await encryptFile(content);
  return { ciphertext, key: await keys.wrap(packKey(file), context) };
}

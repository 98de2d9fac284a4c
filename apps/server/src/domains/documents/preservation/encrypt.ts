import { encryptFile } from '@subrosa/crypto/conversation/attachments';
import type { KeyContext, KeyWrapper, WrappedKey } from '../../../platform/keys/keys.ts';
import { packKey } from '../encrypted-key.ts';

/** Under a key of its own, which is locked away and forgotten: whoever seals cannot open. */
export async function encryptForPreservation(
  content: Blob,
  keys: KeyWrapper,
  context: KeyContext,
): Promise<{ sealed: Blob; key: WrappedKey }> {
  const { sealed: ciphertext, file } = await encryptFile(content);
  return { sealed: ciphertext, key: await keys.wrap(packKey(file), context) };
}

import { sealFile } from '@subrosa/crypto/conversation/attachments';
import type { KeyContext, KeyWrapper, WrappedKey } from '../../../platform/keys/keys.ts';
import { packKey } from '../sealed-key.ts';

/** Under a key of its own, which is locked away and forgotten: whoever seals cannot open. */
export async function sealForGood(content: Blob, keys: KeyWrapper, context: KeyContext): Promise<{ sealed: Blob; key: WrappedKey }> {
  const { sealed, file } = await sealFile(content);
  return { sealed, key: await keys.wrap(packKey(file), context) };
}

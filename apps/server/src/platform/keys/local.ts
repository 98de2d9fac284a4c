import { unwrapKey } from '@subrosa/crypto/documents/unwrap-key';
import { wrapKey, type DocumentKey } from '@subrosa/crypto/documents/wrap-key';
import { contextText, KeyProviderError, type KeyUnwrapper, type KeyWrapper } from './keys.ts';

/** Wraps keys for a public key: this process cannot unwrap them. */
export function localWrapper(publicKey: string): KeyWrapper {
  const jwk = JSON.parse(publicKey) as DocumentKey;
  return {
    wrap: async (key, context) => {
      const wrapped = await wrapKey(jwk, key, contextText(context));
      return { provider: 'local', keyName: jwk.kid, wrapped: Buffer.from(wrapped) };
    },
  };
}

export function localUnwrapper(privateKeys: string): KeyUnwrapper {
  const { keys } = JSON.parse(privateKeys) as { keys: DocumentKey[] };
  const byName = new Map(keys.map((jwk) => [jwk.kid, jwk]));
  return {
    unwrap: async ({ keyName, wrapped }, context) => {
      const jwk = byName.get(keyName);
      if (!jwk) throw new KeyProviderError(`no private key ${keyName}`);
      try {
        return Buffer.from(await unwrapKey(jwk, wrapped, contextText(context)));
      } catch (cause) {
        throw new KeyProviderError('this key belongs to something else', { cause });
      }
    },
  };
}

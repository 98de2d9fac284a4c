import { systemClock, type Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { KeyProviderError, type KeyProvider, type KeyUnwrapper } from './keys.ts';
import { kmsClient, kmsUnwrapper } from './kms.ts';
import { localUnwrapper } from './local.ts';
import { vaultUnwrapper } from './vault.ts';
import { transitOf } from './wrapper.ts';

/** Unwraps each key with the provider that wrapped it: after a change of provider, the old one is still used for its keys. */
export function keyUnwrapper(config: Config, clock: Clock = systemClock): KeyUnwrapper {
  const providers: Partial<Record<KeyProvider, KeyUnwrapper>> = {
    ...(config.DOCUMENT_PRIVATE_KEYS && { local: localUnwrapper(config.DOCUMENT_PRIVATE_KEYS) }),
    ...(config.KMS_KEY_ID && { kms: kmsUnwrapper(kmsClient(config)) }),
    ...(config.VAULT_URL && { vault: vaultUnwrapper(transitOf(config, clock)) }),
  };
  return {
    unwrap: (wrapped, context) => {
      const provider = providers[wrapped.provider];
      if (!provider) throw new KeyProviderError(`no settings for ${wrapped.provider}`);
      return provider.unwrap(wrapped, context);
    },
  };
}

import { ConfigurationError, type Config } from '../config/config.ts';
import type { KeyWrapper } from './keys.ts';
import { kmsClient, kmsWrapper } from './kms.ts';
import { localWrapper } from './local.ts';
import { vaultWrapper } from './vault.ts';

/** What locks keys away, by the settings. Without its settings a process starts, and locks nothing. */
export function keyWrapper(config: Config): KeyWrapper {
  switch (config.KEY_PROVIDER) {
    case 'local':
      return config.DOCUMENT_PUBLIC_KEY ? localWrapper(config.DOCUMENT_PUBLIC_KEY) : without('DOCUMENT_PUBLIC_KEY');
    case 'kms':
      return kmsWrapper(kmsClient(config), config.KMS_KEY_ID ?? '');
    case 'vault':
      return vaultWrapper(transitOf(config));
    default:
      return config.KEY_PROVIDER satisfies never;
  }
}

/** Where the transit engine is, and as whom we ask it. */
export const transitOf = (config: Config) => ({
  url: (config.VAULT_URL ?? '').replace(/\/$/, ''),
  token: config.VAULT_TOKEN ?? '',
  mount: config.VAULT_TRANSIT,
  key: config.VAULT_KEY ?? '',
});

/** Realtime and others with a platform for calls need no key. */
function without(name: string): KeyWrapper {
  return { wrap: () => Promise.reject(new ConfigurationError(`These settings are missing or wrong:\n  - ${name}: missing`)) };
}

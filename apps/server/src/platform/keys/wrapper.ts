import { systemClock, type Clock } from '../clock.ts';
import { ConfigurationError } from '../config/configuration-error.ts';
import type { Config } from '../config/config.ts';
import type { KeyWrapper } from './keys.ts';
import { kmsClient, kmsWrapper } from './kms.ts';
import { localWrapper } from './local.ts';
import { vaultTokens, type VaultLogin } from './vault-tokens.ts';
import { vaultWrapper } from './vault.ts';

/** Creates the configured wrapper. Without its settings the process starts, but wrapping fails. */
export function keyWrapper(config: Config, clock: Clock = systemClock): KeyWrapper {
  switch (config.KEY_PROVIDER) {
    case 'local':
      return config.DOCUMENT_PUBLIC_KEY ? localWrapper(config.DOCUMENT_PUBLIC_KEY) : without('DOCUMENT_PUBLIC_KEY');
    case 'kms':
      return kmsWrapper(kmsClient(config), config.KMS_KEY_ID ?? '');
    case 'vault':
      return vaultWrapper(transitOf(config, clock));
    default:
      return config.KEY_PROVIDER satisfies never;
  }
}

/** Mount and key of Vault's transit encryption, and the login to Vault. */
export function transitOf(config: Config, clock: Clock) {
  const url = (config.VAULT_URL ?? '').replace(/\/$/, '');
  return { url, tokens: vaultTokens(url, vaultLoginOf(config), clock), mount: config.VAULT_TRANSIT, key: config.VAULT_KEY ?? '' };
}

function vaultLoginOf(config: Config): VaultLogin {
  const { VAULT_AUTH: method, VAULT_AUTH_MOUNT: mount = method } = config;
  switch (method) {
    case 'token':
      return { method, token: config.VAULT_TOKEN ?? '' };
    case 'approle':
      return { method, mount, roleId: config.VAULT_ROLE_ID ?? '', secretId: config.VAULT_SECRET_ID ?? '' };
    case 'kubernetes':
      return { method, mount, role: config.VAULT_ROLE ?? '', jwtFile: config.VAULT_JWT_FILE };
    default:
      return method satisfies never;
  }
}

/** Realtime and other processes with the api platform need no key. */
function without(name: string): KeyWrapper {
  return { wrap: () => Promise.reject(new ConfigurationError([`${name}: missing`])) };
}

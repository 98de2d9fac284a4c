import { systemClock, type Clock } from '../clock.ts';
import { ConfigurationError } from '../config/configuration-error.ts';
import type { Config } from '../config/config.ts';
import type { KeySigner } from './keys.ts';
import { kmsClient, kmsSigner } from './kms.ts';
import { localSigner } from './local-signer.ts';
import { vaultSigner } from './vault.ts';
import { transitOf } from './wrapper.ts';

/** Opens the key that signs the transparency log, at the configured provider. */
export async function keySigner(config: Config, clock: Clock = systemClock): Promise<KeySigner> {
  switch (config.KEY_PROVIDER) {
    case 'local':
      return localSigner(required(config, 'TRANSPARENCY_SIGN_KEY'));
    case 'kms':
      return kmsSigner(kmsClient(config), required(config, 'TRANSPARENCY_KEY'));
    case 'vault':
      return vaultSigner({ ...transitOf(config, clock), key: required(config, 'TRANSPARENCY_KEY') });
    default:
      return config.KEY_PROVIDER satisfies never;
  }
}

function required(config: Config, name: 'TRANSPARENCY_SIGN_KEY' | 'TRANSPARENCY_KEY'): string {
  const value = config[name];
  if (!value) throw new ConfigurationError([`${name}: missing (KEY_PROVIDER is ${config.KEY_PROVIDER})`]);
  return value;
}

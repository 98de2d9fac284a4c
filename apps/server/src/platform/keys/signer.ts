import { systemClock, type Clock } from '../clock.ts';
import { ConfigurationError } from '../config/configuration-error.ts';
import type { Config } from '../config/config.ts';
import type { KeySigner } from './keys.ts';
import { kmsClient, kmsSigner } from './kms.ts';
import { localSigner } from './local-signer.ts';
import { vaultSigner } from './vault.ts';
import { transitOf } from './wrapper.ts';

/** The settings of a signing key: the key itself for the provider `local`, its name for all others. */
const settings = {
  present: { key: 'TRANSPARENCY_SIGN_KEY', name: 'TRANSPARENCY_KEY' },
  next: { key: 'TRANSPARENCY_NEXT_SIGN_KEY', name: 'TRANSPARENCY_NEXT_KEY' },
} as const;

type SigningSetting = (typeof settings)[keyof typeof settings][keyof (typeof settings)['present']];

/** Opens the key that signs the transparency log at the configured provider, or the one that will replace it. */
export async function keySigner(config: Config, clock: Clock = systemClock, which: keyof typeof settings = 'present'): Promise<KeySigner> {
  const { key, name } = settings[which];
  switch (config.KEY_PROVIDER) {
    case 'local':
      return localSigner(required(config, key));
    case 'kms':
      return kmsSigner(kmsClient(config), required(config, name));
    case 'vault':
      return vaultSigner({ ...transitOf(config, clock), key: required(config, name) });
    default:
      return config.KEY_PROVIDER satisfies never;
  }
}

function required(config: Config, name: SigningSetting): string {
  const value = config[name];
  if (!value) throw new ConfigurationError([`${name}: missing (KEY_PROVIDER is ${config.KEY_PROVIDER})`]);
  return value;
}

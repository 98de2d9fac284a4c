import { secretSettings } from './secret-settings.ts';
import type { Config } from './settings.ts';

type SecretSetting = (typeof secretSettings)[number];

const store: readonly SecretSetting[] = ['S3_ACCESS_KEY', 'S3_SECRET_KEY'];

/** All secrets that these processes use. */
const used = {
  gateway: ['DATABASE_GATEWAY_URL', ...store, 'MEDIA_URL_SECRET'],
  documents: [
    'DATABASE_DOCUMENTS_URL',
    ...store,
    'DOCUMENT_TICKET_SECRET',
    'DOCUMENT_PRIVATE_KEYS',
    'KMS_ACCESS_KEY',
    'KMS_SECRET_KEY',
    'VAULT_TOKEN',
    'VAULT_SECRET_ID',
    'TIPLINE_USERNAME',
    'TIPLINE_PASSWORD',
  ],
  transparency: [
    'DATABASE_TRANSPARENCY_URL',
    ...store,
    'S3_AUDIT_ACCESS_KEY',
    'S3_AUDIT_SECRET_KEY',
    'TRANSPARENCY_SIGN_KEY',
    'TRANSPARENCY_NEXT_SIGN_KEY',
    'TRANSPARENCY_FILLER_SECRET',
    'KMS_ACCESS_KEY',
    'KMS_SECRET_KEY',
    'VAULT_TOKEN',
    'VAULT_SECRET_ID',
  ],
  migrate: [...secretSettings.filter((name) => name.startsWith('DATABASE_')), ...store],
} as const satisfies Record<string, readonly SecretSetting[]>;

const workersOwn: readonly SecretSetting[] = ['SMTP_URL', 'DKIM_PRIVATE_KEY', 'TWILIO_AUTH_TOKEN'];
const signersOwn: readonly SecretSetting[] = ['TRANSPARENCY_SIGN_KEY', 'TRANSPARENCY_NEXT_SIGN_KEY'];
const apisOwn: readonly SecretSetting[] = ['TRANSPARENCY_FILLER_SECRET'];

/** Secrets that these processes do not use; they share the rest. */
const unused = {
  api: [...workersOwn, ...signersOwn],
  realtime: [...workersOwn, ...apisOwn, ...signersOwn],
  worker: [...apisOwn, ...signersOwn],
} as const satisfies Record<string, readonly SecretSetting[]>;

export type ProcessName = keyof typeof used | keyof typeof unused;

/** Secrets that a process does not use. It runs without them, so that an attacker who takes it over does not find them. */
export function unusedSecrets(process: ProcessName | undefined): readonly SecretSetting[] {
  if (process === undefined) return [];
  if (process in unused) return unused[process as keyof typeof unused];
  const names: readonly SecretSetting[] = used[process as keyof typeof used];
  return secretSettings.filter((name) => !names.includes(name));
}

/** Makes a read of an unused secret throw at once, instead of returning undefined. */
export function withoutUnused(config: Config, process: ProcessName | undefined): Config {
  for (const name of unusedSecrets(process)) {
    Object.defineProperty(config, name, {
      enumerable: false,
      get: () => {
        throw new Error(`${name} is not a secret of the ${process} process: see process-secrets.ts`);
      },
    });
  }
  return config;
}

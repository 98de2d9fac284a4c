import { developmentDefaults } from './development.ts';

type EnvironmentValues = Readonly<Record<string, string | undefined>>;

/** Development defaults that are not secret and may also be used in production. Every other default counts as a secret. */
const harmless: ReadonlySet<string> = new Set([
  'RELEASE',
  'PUBLIC_URL',
  'SUPPORT_EMAIL',
  'PRIVACY_EMAIL',
  'REDIS_URL',
  'S3_ENDPOINT',
  'S3_MEDIA_BUCKET',
  'S3_DOCUMENTS_BUCKET',
  'S3_AUDIT_BUCKET',
  'KEY_PROVIDER',
  'CLAMD_PORT',
  'HASH_LIST_URL',
  'TIPLINE_URL',
  'MAIL_FROM',
  'MAIL_DOMAIN',
  'PUSH_HOSTS',
  'SMS_PROVIDER',
  'SMS_SANDBOX_URL',
  'BILLING_PROVIDER',
  'BILLING_SANDBOX_URL',
  'BILLING_WEBHOOK_IP_RANGES',
  'AGE_PROVIDER',
  'BREACHED_PASSWORDS',
  'BREACHED_PASSWORDS_URL',
  'YOTI_URL',
  'TRUSTED_PROXIES',
  'DRAIN_SECONDS',
]);

/**
 * A secret part of at least this length is searched for inside every setting; a shorter one is compared only with the
 * setting of its name.
 */
const LONG = 16;

/** The numbers that identify a key, in base64url. */
function numbersOf(key: object): string[] {
  const { keys } = key as { keys?: object[] };
  if (keys) return keys.flatMap(numbersOf);
  return ['x', 'y', 'd'].flatMap((name) => (key as Record<string, string | undefined>)[name] ?? []);
}

/** The parts of a value that are secret on their own: keys of a key set, values of a list. */
function partsOf(value: string): string[] {
  if (value.startsWith('{')) return numbersOf(JSON.parse(value) as object);
  if (value.includes('://')) return [value];
  return value.split(',').map((part) => part.slice(part.indexOf(':') + 1));
}

const secrets = Object.entries(developmentDefaults)
  .filter(([name]) => !harmless.has(name))
  .flatMap(([name, value]) => partsOf(value).map((part) => ({ name, part })));

function hasNameAsPassword(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.username !== '' && url.username === url.password;
}

/** Returns the names of settings that contain a development secret. */
export function findDevelopmentSecrets(given: EnvironmentValues): string[] {
  const isOne = (name: string, value: string) =>
    secrets.some((secret) => (secret.part.length >= LONG ? value.includes(secret.part) : secret.name === name && secret.part === value));
  return Object.entries(given).flatMap(([name, value]) =>
    value && (isOne(name, value) || (name.endsWith('_URL') && hasNameAsPassword(value))) ? [name] : [],
  );
}

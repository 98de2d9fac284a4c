import { developmentPushKey } from '../push/development-key.ts';
import { pushHosts } from '../push/hosts.ts';
import { developmentKeySet, developmentSigningKey } from '../tokens/development-keys.ts';

const database = (role: string, password: string, name: string) => `postgres://${role}:${password}@127.0.0.1:15432/${name}`;

/** Defaults of a development machine and of tests: the ports of `scripts/services`, secrets that protect nothing. */
export const developmentDefaults: Readonly<Record<string, string>> = {
  RELEASE: 'development',
  PUBLIC_URL: 'http://localhost:13000',
  SUPPORT_ADDRESS: 'support@subrosa.example',
  PRIVACY_ADDRESS: 'privacy@subrosa.example',
  DATABASE_ADMIN_URL: database('postgres', 'postgres', 'subrosa'),
  DATABASE_OWNER_URL: database('subrosa_owner', 'subrosa_owner', 'subrosa'),
  DATABASE_API_URL: database('subrosa_api', 'subrosa_api', 'subrosa'),
  DATABASE_REALTIME_URL: database('subrosa_realtime', 'subrosa_realtime', 'subrosa'),
  DATABASE_WORKER_URL: database('subrosa_worker', 'subrosa_worker', 'subrosa'),
  DATABASE_GATEWAY_URL: database('subrosa_gateway', 'subrosa_gateway', 'subrosa'),
  REDIS_URL: 'redis://127.0.0.1:16379',
  S3_ENDPOINT: 'http://127.0.0.1:18080',
  S3_ACCESS_KEY: 'subrosa-development',
  S3_SECRET_KEY: 'subrosa-development-secret',
  S3_MEDIA_BUCKET: 'subrosa-media',
  DELIVERY_SECRET: 'development-only-development-only-delivery',
  CLAMD_PORT: '13310',
  HASH_LIST_URL: 'http://127.0.0.1:13200/hash-list',
  SMTP_URL: 'smtp://127.0.0.1:11025',
  MAIL_FROM: 'SR <post@subrosa.example>',
  MAIL_DOMAIN: 'subrosa.example',
  MAIL_REPORTS_SECRET: 'development-only-development-only-mail-reports',
  VAPID_PRIVATE_KEY: developmentPushKey,
  PUSH_HOSTS: `${pushHosts},http://127.0.0.1:13200`,
  SMS_PROVIDER: 'sandbox',
  SMS_SANDBOX_URL: 'http://127.0.0.1:13200',
  BILLING_PROVIDER: 'sandbox',
  BILLING_SANDBOX_URL: 'http://127.0.0.1:13200',
  BILLING_SOURCES: '127.0.0.1/32',
  LINK_SECRET: 'development-only-development-only-link',
  NETWORK_SECRET: 'development-only-development-only-network',
  CREDENTIAL_SECRET: 'development-only-development-only-credential',
  SESSION_SECRET: 'development-only-development-only-session',
  SEAL_SECRET: 'development-only-development-only-seal',
  REPORTING_KEYS: `development:${Buffer.from('development-only-development-key').toString('base64url')}`,
  TOKEN_SIGN_KEY: JSON.stringify(developmentSigningKey),
  TOKEN_VERIFY_KEYS: JSON.stringify(developmentKeySet),
  DRAIN_SECONDS: '0',
};

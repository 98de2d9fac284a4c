import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { kdfVersions } from '@subrosa/rules/accounts/kdf';
import { spotsModes } from '@subrosa/rules/subscriptions/spots';
import { z } from 'zod';
import { isPublicKey } from '../age-assurance/yoti-notification.ts';
import { isRange } from '../http/source-ranges.ts';
import { pushHosts } from '../push/hosts.ts';

const environments = ['development', 'test', 'staging', 'production'] as const;

const port = z.coerce.number().int().min(0).max(65_535);
const length = (standard: number) => z.coerce.number().int().min(1).default(standard);
const cents = (standard: number) =>
  z.coerce.number().int().min(1).max(1_000_000).default(standard).describe('price of one period, in cents of a US dollar');
/** One secret, or the new one before the old ones, between commas. */
const secrets = z.string().regex(/^[^,]{32,}(,[^,]{32,})*$/, 'at least 32 letters each, the newest first, between commas');
/** Checked here, because the error of a parser would print the beginning of the key. */
const json = z.string().refine(isJson, 'must be JSON');
const versions = z
  .string()
  .regex(/^\d{1,3}(,\d{1,3})*$/, 'numbers between commas')
  .transform((list) => list.split(',').map(Number));
const flag = (standard: boolean) => z.stringbool().default(standard);

/** Every setting of the house, by the name of its environment variable. */
export const settings = z.object({
  ENVIRONMENT: z.enum(environments).describe('development and test fill in what is missing; production and staging do not'),
  RELEASE: z.string().min(1).describe('name of the running release, sent to browsers'),

  BRAND_NAME: z.string().default('Subrosa'),
  BRAND_ACCENT: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default('#b8385a'),
  PUBLIC_URL: z.url().describe('where browsers find us, without a trailing slash'),
  SUPPORT_ADDRESS: z.email(),
  PRIVACY_ADDRESS: z.email(),
  PROMO_ONLY: flag(false),

  DATABASE_ADMIN_URL: z.url().optional().describe('superuser; only `migrate` uses it, to make roles and extensions'),
  DATABASE_OWNER_URL: z.url().optional().describe('owner of the tables; only `migrate` uses it'),
  DATABASE_API_URL: z.url().optional().describe('the role of the api process'),
  DATABASE_REALTIME_URL: z.url().optional().describe('the role of the realtime process'),
  DATABASE_WORKER_URL: z.url().optional().describe('the role of the worker process'),
  DATABASE_GATEWAY_URL: z.url().optional().describe('the role of the gateway process'),
  DATABASE_DOCUMENTS_URL: z.url().optional().describe('the role of the documents process'),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  REDIS_URL: z.url().describe('rediss:// where it is reached over TLS, with the user of this process'),
  REDIS_CA_FILE: z
    .string()
    .optional()
    .describe('PEM file of the authority that signs the certificate of Redis, where it is not a public one'),

  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_MEDIA_BUCKET: z.string().min(3),
  S3_DOCUMENTS_BUCKET: z.string().min(3).describe('sealed identity documents, and nothing else'),
  S3_AUDIT_BUCKET: z.string().min(3).describe('signed ends of the audit chain; locked against change and deletion where the store can'),
  S3_AUDIT_ENDPOINT: z.url().optional().describe('where that bucket is, when it is not at S3_ENDPOINT: another provider, with object lock'),
  S3_AUDIT_REGION: z.string().optional(),
  S3_AUDIT_ACCESS_KEY: z.string().optional().describe('for that bucket alone, only for the worker'),
  S3_AUDIT_SECRET_KEY: z.string().optional(),
  S3_PUBLIC_ENDPOINT: z.url().optional().describe('where browsers reach the store, when it is not S3_ENDPOINT'),
  DELIVERY_SECRET: secrets.describe('signs the addresses of photos and videos; several, the newest first, while one is exchanged'),

  KEY_PROVIDER: z.enum(['local', 'kms', 'vault']).describe('who wraps the keys of identity documents'),
  DOCUMENT_PUBLIC_KEY: json.optional().describe('JSON Web Key, P-256, with its kid: the api wraps keys of documents for it'),
  DOCUMENT_PRIVATE_KEYS: json.optional().describe('JSON Web Key Set, only for the documents process: the newest and those before'),
  KMS_KEY_ID: z.string().optional().describe('ARN or alias of the key'),
  KMS_REGION: z.string().optional(),
  KMS_ENDPOINT: z.url().optional().describe('where it is not the public one of the region'),
  KMS_ACCESS_KEY: z
    .string()
    .optional()
    .describe('of this process: kms:Encrypt for api, kms:Decrypt for documents; otherwise the role of the machine'),
  KMS_SECRET_KEY: z.string().optional(),
  VAULT_URL: z.url().optional(),
  VAULT_AUTH: z.enum(['token', 'approle', 'kubernetes']).default('token').describe('how this process logs in to Vault'),
  VAULT_AUTH_MOUNT: z.string().optional().describe('where the auth method is mounted, when it is not at its own name'),
  VAULT_TOKEN: z
    .string()
    .optional()
    .describe('of this process, renewed while it can be: transit encrypt for api and worker, transit decrypt for documents'),
  VAULT_ROLE_ID: z.string().optional().describe('of the AppRole of this process'),
  VAULT_SECRET_ID: z.string().optional(),
  VAULT_ROLE: z.string().optional().describe('of this process in the Kubernetes auth method'),
  VAULT_JWT_FILE: z.string().default('/var/run/secrets/kubernetes.io/serviceaccount/token').describe('token of the service account'),
  VAULT_TRANSIT: z.string().default('transit').describe('where the transit engine is mounted'),
  VAULT_KEY: z.string().optional().describe('name of a derived key of the transit engine'),
  DOCUMENT_TICKET_SECRET: z.string().min(32).describe('signs the addresses at which staff look at a document'),
  AUDIT_FOLDER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('anchors')
    .describe('folder of S3_AUDIT_BUCKET for the signed ends of this database’s chain; another one for another database'),
  AUDIT_SIGN_KEY: json
    .optional()
    .describe('JSON Web Key with our private Ed25519 key and its kid, only for the worker: signs the end of the audit chain'),
  AUDIT_VERIFY_KEYS: json.describe('JSON Web Key Set with the public keys of the audit chain; keep the old ones'),

  CLAMD_HOST: z.string().default('127.0.0.1'),
  CLAMD_PORT: port,
  HASH_LIST_URL: z.url().describe('a Hasher-Matcher-Actioner with lists of known pictures, or its stand-in in apps/sandbox'),
  HASH_LIST_TOKEN: z.string().optional(),
  HASH_LIST_SEALED_BANKS: z
    .string()
    .default('MINORS')
    .transform((text) => text.split(',').map((bank) => bank.trim()))
    .describe('banks of unlawful material of minors, separated by commas: what they know goes to the named persons alone'),
  TIPLINE_URL: z
    .url()
    .default('https://report.cybertip.org/ispws')
    .describe('the CyberTipline Reporting API, https://exttest.cybertip.org/ispws to try it, or its stand-in in apps/sandbox'),
  TIPLINE_USERNAME: z.string().optional().describe('given by the agency; for the worker and the documents process'),
  TIPLINE_PASSWORD: z.string().optional(),
  TIPLINE_REPORTER: z.email().optional().describe('whom the agency writes to about a report; SUPPORT_ADDRESS where it is not named'),
  DOCUMENTS_URL: z
    .url()
    .default('http://127.0.0.1:13003')
    .describe('where the worker reaches the documents process, to forward what is preserved to the agency'),
  DECODER_URL: z
    .string()
    .regex(/^(https?:\/\/.+|unix:\/.+)$/, 'http://host:port, or unix:/path of a socket')
    .default('http://127.0.0.1:13004')
    .describe('where the worker and the documents process reach the decoder'),
  MEDIA_REVIEW: z
    .enum(['before', 'after'])
    .default('before')
    .describe('whether staff look before publication, or after it where the uploader is verified'),
  MEDIA_CONCURRENCY: z.coerce.number().int().min(1).default(1).describe('items that one worker checks and renders at a time'),

  SMTP_URL: z.url(),
  MAIL_FROM: z.string().min(3).describe('neutral sender, e.g. "SR <post@example.org>"'),
  MAIL_DOMAIN: z.string().min(3).describe('domain of Message-ID and DKIM'),
  DKIM_SELECTOR: z.string().default('mail'),
  DKIM_PRIVATE_KEY: z.string().optional().describe('PEM; required in production'),

  MAIL_REPORTS_SECRET: z.string().min(32).describe('signs what the mail server hands over: bounces and complaints'),

  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe('P-256 private key that signs push messages, 32 bytes in base64url; changing it ends every subscription'),
  PUSH_HOSTS: z
    .string()
    .default(pushHosts)
    .transform((text) => text.split(',').map((host) => host.trim()))
    .describe('push services that we call, separated by commas; `*.` stands for every name below'),

  NEWSLETTER_PROVIDER: z.enum(['own', 'mailchimp']).default('own'),
  MAILCHIMP_URL: z.url().optional(),
  MAILCHIMP_API_KEY: z.string().optional(),
  MAILCHIMP_AUDIENCE: z.string().optional(),

  ANALYTICS_PROVIDER: z.enum(['own', 'plausible']).default('own'),
  PLAUSIBLE_URL: z.url().optional(),
  PLAUSIBLE_SITE: z.string().optional(),

  SMS_PROVIDER: z.enum(['sandbox', 'twilio']).describe('twilio, or its stand-in in apps/sandbox'),
  SMS_SANDBOX_URL: z.url().optional(),
  TWILIO_URL: z.url().default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/)
    .optional()
    .describe('one of our numbers, or the sid of a messaging service'),

  BILLING_PROVIDER: z.enum(['sandbox', 'ccbill']).describe('ccbill, or its stand-in in apps/sandbox'),
  BILLING_SANDBOX_URL: z.url().optional(),
  BILLING_SOURCES: z
    .string()
    .default('64.38.212.0/24,64.38.215.0/24,64.38.240.0/24,64.38.241.0/24')
    .transform((text) => text.split(',').map((range) => range.trim()))
    .refine((ranges) => ranges.every(isRange), 'ranges of addresses, separated by commas')
    .describe('addresses from which the billing provider reports, as our proxy sees them'),
  BILLING_DESCRIPTOR: z.string().min(3).max(40).default('CCBILL.COM *SR').describe('what card statements say'),
  BILLING_GRACE_DAYS: z.coerce.number().int().min(0).max(30).default(3).describe('how long premium goes on after a renewal failed'),
  CCBILL_ACCOUNT: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  CCBILL_SUBACCOUNT: z
    .string()
    .regex(/^\d{4}$/)
    .default('0000'),
  CCBILL_FLEX_ID: z.string().optional().describe('of the payment form with dynamic pricing'),
  CCBILL_SALT: z.string().optional().describe('encryption key of dynamic pricing'),
  CCBILL_DATALINK_USER: z.string().optional(),
  CCBILL_DATALINK_PASSWORD: z.string().optional(),
  CCBILL_FORM_URL: z.url().default('https://api.ccbill.com/wap-frontflex/flexforms'),
  CCBILL_DATALINK_URL: z.url().default('https://datalink.ccbill.com/utils/subscriptionManagement.cgi'),
  CCBILL_SUPPORT_URL: z.url().default('https://support.ccbill.com/').describe('where members find their purchase and cancel it'),
  CCBILL_CHAT_URL: z.url().default('https://support.ccbill.com/'),

  DOCUMENT_SECRET: z.string().min(32).describe('keys the hashes of numbers of identity documents; can never change'),
  IDENTITY_YEARS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10)
    .default(3)
    .describe('how long a verified document counts, unless it expires before'),
  AGE_PROVIDER: z.enum(['none', 'yoti']).default('none').describe('who else finds out whether a member is an adult, beside our staff'),
  YOTI_URL: z.url().default('https://age.yoti.com').describe('Yoti Age Verification, or its stand-in in apps/sandbox'),
  YOTI_SDK_ID: z.string().optional(),
  YOTI_API_KEY: z.string().optional(),
  YOTI_NOTIFICATION_KEY: z
    .string()
    .optional()
    .refine((pem) => pem === undefined || isPublicKey(pem), 'an RSA public key in PEM')
    .describe('public key of the service, from "Notifications" of its documentation; without it results are only asked for'),

  LINK_SECRET: secrets.describe('signs the links in our emails; several, the newest first'),
  NETWORK_SECRET: z.string().min(32).describe('keys the hashes of network addresses'),
  CREDENTIAL_SECRET: z.string().min(32).describe('keys salts and verifiers of passwords; can never change'),
  SESSION_SECRET: z.string().min(32).describe('keys refresh tokens and proofs of work; changing it signs everybody out'),
  SEAL_SECRET: secrets.describe(
    'encrypts secrets of authenticator apps, private texts, kept replies and mails and texts that wait in the queue; several, the newest first, of which the last stays for good',
  ),
  REPORTING_KEYS: z
    .string()
    .regex(/^[\w-]{1,30}:[\w-]{43}(,[\w-]{1,30}:[\w-]{43})*$/)
    .describe('keys that mark messages so that a report can be proved, as name:32 bytes in base64url, the newest first; keep the old ones'),
  TOKEN_SIGN_KEY: json.describe('JSON Web Key with our private Ed25519 key and its kid'),
  TOKEN_VERIFY_KEYS: json.describe('JSON Web Key Set with our public keys'),

  WEB_ROOT: z.string().optional().describe('folder of the built web app, where no other server holds it'),

  API_PORT: port.default(13_000),
  REALTIME_PORT: port.default(13_001),
  GATEWAY_PORT: port.default(13_002),
  DOCUMENTS_PORT: port.default(13_003),
  OPERATIONS_PORT: port.default(13_100).describe('health and metrics, never public; 0 picks a free one'),
  HOST: z.string().default('127.0.0.1'),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((range) => range.trim())))
    .refine((ranges) => ranges.every(isRange), 'addresses or ranges of addresses, separated by commas, or none')
    .describe('balancers whose X-Forwarded-For we believe; none for a process that faces the Internet itself'),
  DRAIN_SECONDS: z.coerce.number().min(0).default(5).describe('how long we serve on after the balancer was told that we leave'),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).default(8),
  SHED_DELAY_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(1000)
    .describe('event loop delay above which api answers 503, so that what it took on is served'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional().describe('collector of traces (OTLP over HTTP); without it none are made'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05).describe('share of calls that are traced'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),

  USERNAME_UNDERSCORE: flag(false).describe('whether new usernames may hold underscores'),
  SIGNUP_EMAIL_DISCLOSURE: z
    .enum(['email', 'page'])
    .default('email')
    .describe('where a taken address is said: in a mail to its owner, or on the page'),
  PASSWORD_STRETCHING: versions
    .default([1])
    .refine((list) => list.every((version) => kdfVersions.some((known) => known.version === version)), 'a version that nobody knows')
    .describe('versions of parameters with which browsers stretch a password; the first makes, all are taken'),
  BREACHED_PASSWORDS: z
    .enum(['off', 'range'])
    .default('off')
    .describe('whether the api asks a list of breached passwords about a new one, by five digits of its hash'),
  BREACHED_PASSWORDS_URL: z
    .url()
    .default('https://api.pwnedpasswords.com')
    .describe('Pwned Passwords, a copy of it, or its stand-in in apps/sandbox'),
  SIGNUP_PROOF_COST: z.coerce
    .number()
    .int()
    .min(1)
    .default(170)
    .describe('tries, of a millisecond each, that a browser makes before it may sign up; it takes up to twice as many'),

  CONFIDANT_MESSAGING: z.enum(['reply', 'premium_only']).default('reply').describe('whether confidants who pay nothing may answer'),
  CHAT_START: z.enum(['premium_and_verified', 'premium']).default('premium_and_verified').describe('who may start a conversation'),
  AUTO_REPLY_ROLES: z
    .string()
    .default('confidant')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(accountTypes)))
    .describe('who may set an auto-reply, separated by commas'),

  LOCATION_GRID_KM: z.coerce
    .number()
    .min(1)
    .max(100)
    .default(5)
    .describe('how coarse places are for distances; after a change run search:rebuild'),

  LIMIT_TITLE: length(100),
  LIMIT_DESCRIPTION: length(2000),
  LIMIT_ABOUT: length(2000),
  LIMIT_CHAT_MESSAGE: length(4000),
  LIMIT_ENDORSEMENT: length(300),
  LIMIT_REPORT: length(1000),

  PRICE_PREMIUM_30: cents(1499),
  PRICE_PREMIUM_90: cents(3499),
  DISCOUNT_PREMIUM_90: z.coerce.number().int().min(0).max(100).default(0).describe('percent'),
  SPOTS_MODE: z.enum(spotsModes).default('pool').describe('which total of free lifetime spots counts'),
  SPOTS_POOL: z.coerce.number().int().min(0).default(100_000),
  SPOTS_FIRST_N: z.coerce.number().int().min(0).default(111),
});

export type Config = z.output<typeof settings>;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const settingNames: readonly string[] = Object.keys(settings.shape);

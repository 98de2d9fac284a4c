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
const cents = (standard: number) => z.coerce.number().int().min(1).max(1_000_000).default(standard);
/** One secret, or several separated by commas, the newest first. */
const secrets = z.string().regex(/^[^,]{32,}(,[^,]{32,})*$/, 'at least 32 characters each, the newest first, separated by commas');
/** Checked here, because the error of a JSON parser would print the beginning of the key. */
const json = z.string().refine(isJson, 'must be JSON');
const versions = z
  .string()
  .regex(/^\d{1,3}(,\d{1,3})*$/, 'numbers separated by commas')
  .transform((list) => list.split(',').map(Number));
const flag = (standard: boolean) => z.stringbool().default(standard);

/** Every setting, by the name of its environment variable. `npm run settings` writes docs/settings.md from it. */
export const settings = z.object({
  ENVIRONMENT: z
    .enum(environments)
    .describe('Kind of installation; development and test fill in missing settings, staging and production do not.'),
  RELEASE: z.string().min(1).describe('Name of the running release, which browsers receive.'),

  BRAND_NAME: z.string().default('Subrosa').describe('Name of the app in pages and emails.'),
  BRAND_ACCENT: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default('#b8385a')
    .describe('Accent colour of pages and emails, as #rrggbb.'),
  PUBLIC_URL: z.url().describe('URL at which browsers open the app, without a trailing slash.'),
  SUPPORT_EMAIL: z.email().describe('Email address that receives contact messages and is shown to members.'),
  PRIVACY_EMAIL: z.email().describe('Email address that receives privacy requests.'),
  PROMO_ONLY: flag(false).describe('Whether the web app shows only its public pages: no sign-up, no login, no member pages.'),

  DATABASE_ADMIN_URL: z.url().optional().describe('URL of PostgreSQL as superuser; only migrate uses it, to create roles and extensions.'),
  DATABASE_OWNER_URL: z.url().optional().describe('URL of PostgreSQL as owner of the tables; only migrate and administrators use it.'),
  DATABASE_API_URL: z.url().optional().describe('URL of PostgreSQL with the role of the api process.'),
  DATABASE_REALTIME_URL: z.url().optional().describe('URL of PostgreSQL with the role of the realtime process.'),
  DATABASE_WORKER_URL: z.url().optional().describe('URL of PostgreSQL with the role of the worker process.'),
  DATABASE_GATEWAY_URL: z.url().optional().describe('URL of PostgreSQL with the role of the gateway process.'),
  DATABASE_DOCUMENTS_URL: z.url().optional().describe('URL of PostgreSQL with the role of the documents process.'),
  DATABASE_TRANSPARENCY_URL: z.url().optional().describe('URL of PostgreSQL with the role of the transparency process.'),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10).describe('Connections to PostgreSQL that one process opens at most.'),
  REDIS_URL: z.url().describe('URL of Redis with the user of this process; rediss:// for TLS.'),
  REDIS_CA_FILE: z.string().optional().describe('PEM file of the certificate authority of Redis, if it is not a public one.'),

  S3_ENDPOINT: z.url().describe('URL at which our processes reach the S3 store.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the S3 store.'),
  S3_ACCESS_KEY: z.string().min(1).describe('Access key of the S3 store.'),
  S3_SECRET_KEY: z.string().min(1).describe('Secret key of the S3 store.'),
  S3_MEDIA_BUCKET: z.string().min(3).describe('Bucket of photos, videos and files of messages.'),
  S3_DOCUMENTS_BUCKET: z
    .string()
    .min(3)
    .describe('Bucket of encrypted identity documents and preserved files, without versioning or backup.'),
  S3_AUDIT_BUCKET: z
    .string()
    .min(3)
    .describe('Bucket of the signed ends of the audit chain, locked against change and deletion if the store supports it.'),
  S3_AUDIT_ENDPOINT: z.url().optional().describe('URL of the store of the audit bucket, if it is another one than S3_ENDPOINT.'),
  S3_AUDIT_REGION: z.string().optional().describe('Region of the store of the audit bucket.'),
  S3_AUDIT_ACCESS_KEY: z.string().optional().describe('Access key of the audit bucket, only for the worker and the transparency process.'),
  S3_AUDIT_SECRET_KEY: z.string().optional().describe('Secret key of the audit bucket, only for the worker and the transparency process.'),
  S3_PUBLIC_ENDPOINT: z.url().optional().describe('URL at which browsers reach the store, if it is not S3_ENDPOINT.'),
  MEDIA_URL_SECRET: secrets.describe('Signs the URLs of photos and videos; several values during a rotation, the newest first.'),

  KEY_PROVIDER: z
    .enum(['local', 'kms', 'vault'])
    .describe('Service that wraps the keys of identity documents and signs the transparency log.'),
  DOCUMENT_PUBLIC_KEY: json
    .optional()
    .describe('Public JSON Web Key (P-256, with a kid) that wraps the keys of documents, for KEY_PROVIDER local.'),
  DOCUMENT_PRIVATE_KEYS: json
    .optional()
    .describe('Private JSON Web Key Set that unwraps the keys of documents, newest and earlier keys, only for the documents process.'),
  KMS_KEY_ID: z.string().optional().describe('ARN or alias of the KMS key.'),
  KMS_REGION: z.string().optional().describe('Region of the KMS key.'),
  KMS_ENDPOINT: z.url().optional().describe('URL of KMS, if it is not the public one of the region.'),
  KMS_ACCESS_KEY: z
    .string()
    .optional()
    .describe(
      'Access key of this process (kms:Encrypt for api and worker, kms:Decrypt for documents); without it the role of the machine is used.',
    ),
  KMS_SECRET_KEY: z.string().optional().describe('Secret key that belongs to KMS_ACCESS_KEY.'),
  VAULT_URL: z.url().optional().describe('URL of Vault or OpenBao.'),
  VAULT_AUTH: z.enum(['token', 'approle', 'kubernetes']).default('token').describe('Method by which this process logs in to Vault.'),
  VAULT_AUTH_MOUNT: z.string().optional().describe('Path at which the auth method is mounted, if it is not its own name.'),
  VAULT_TOKEN: z
    .string()
    .optional()
    .describe('Token of this process, which renews it (transit encrypt for api and worker, transit decrypt for documents).'),
  VAULT_ROLE_ID: z.string().optional().describe('Role id of the AppRole of this process.'),
  VAULT_SECRET_ID: z.string().optional().describe('Secret id of the AppRole of this process.'),
  VAULT_ROLE: z.string().optional().describe('Role of this process in the Kubernetes auth method.'),
  VAULT_JWT_FILE: z
    .string()
    .default('/var/run/secrets/kubernetes.io/serviceaccount/token')
    .describe('File with the token of the Kubernetes service account.'),
  VAULT_TRANSIT: z.string().default('transit').describe('Path at which the transit secrets engine of Vault is mounted.'),
  VAULT_KEY: z.string().optional().describe('Name of a derived key of the transit secrets engine.'),
  DOCUMENT_TICKET_SECRET: z
    .string()
    .min(32)
    .describe('Signs the URLs at which staff view a document; the same value for api, worker and documents.'),
  AUDIT_FOLDER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('anchors')
    .describe('Folder of the audit bucket for the signed ends of this database’s chain; each database needs its own.'),
  AUDIT_SIGN_KEY: json
    .optional()
    .describe('Private JSON Web Key (Ed25519, with a kid) that signs the end of the audit chain, only for the worker.'),
  AUDIT_VERIFY_KEYS: json.describe('JSON Web Key Set with the public keys of the audit chain, including the old ones.'),
  TRANSPARENCY_FOLDER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('transparency')
    .describe('Folder of the audit bucket for the entries and checkpoints of this database’s log; each database needs its own.'),
  TRANSPARENCY_INTERVAL_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(86_400)
    .default(3600)
    .describe('Seconds between two editions of the transparency log; can never change, because the first entry contains it.'),
  TRANSPARENCY_SIGN_KEY: json
    .optional()
    .describe('Private JSON Web Key (Ed25519) that signs the transparency log, for KEY_PROVIDER local, only for the transparency process.'),
  TRANSPARENCY_KEY: z
    .string()
    .optional()
    .describe('Ed25519 key that signs the transparency log: its ARN or alias in KMS, or its name in the transit secrets engine of Vault.'),
  TRANSPARENCY_NEXT_SIGN_KEY: json
    .optional()
    .describe('The private JSON Web Key that replaces TRANSPARENCY_SIGN_KEY, only while transparency:replace-key runs.'),
  TRANSPARENCY_NEXT_KEY: z
    .string()
    .optional()
    .describe('The key that replaces TRANSPARENCY_KEY, only while transparency:replace-key runs.'),
  TRANSPARENCY_FILLER_SECRET: z
    .string()
    .min(32)
    .describe('Derives the fillers of empty places in the maps of keys and settings, for api and transparency; can never change.'),

  CLAMD_HOST: z.string().default('127.0.0.1').describe('Host of the virus scanner clamd.'),
  CLAMD_PORT: port.describe('Port of the virus scanner clamd.'),
  HASH_LIST_URL: z
    .url()
    .describe('URL of a Hasher-Matcher-Actioner with hash lists of known pictures, or of its simulator in apps/sandbox.'),
  HASH_LIST_TOKEN: z.string().optional().describe('Token for the hash lists.'),
  HASH_LIST_CSAM_BANKS: z
    .string()
    .default('MINORS')
    .transform((text) => text.split(',').map((bank) => bank.trim()))
    .describe('Banks of the hash lists that contain known CSAM, separated by commas; matches go to the CSAM reviewers alone.'),
  TIPLINE_URL: z
    .url()
    .default('https://report.cybertip.org/ispws')
    .describe('URL of the CyberTipline Reporting API; https://exttest.cybertip.org/ispws for tests, or its simulator in apps/sandbox.'),
  TIPLINE_USERNAME: z.string().optional().describe('User name that NCMEC issued, for the worker and the documents process.'),
  TIPLINE_PASSWORD: z.string().optional().describe('Password that NCMEC issued, for the worker and the documents process.'),
  TIPLINE_CONTACT_EMAIL: z.email().optional().describe('Email address to which NCMEC writes about a report; SUPPORT_EMAIL by default.'),
  DOCUMENTS_URL: z.url().default('http://127.0.0.1:13003').describe('URL at which the worker reaches the documents process.'),
  DECODER_URL: z
    .string()
    .regex(/^(https?:\/\/.+|unix:\/.+)$/, 'http://host:port, or unix:/path of a socket')
    .default('http://127.0.0.1:13004')
    .describe('URL at which the worker and the documents process reach the decoder.'),
  MEDIA_REVIEW: z
    .enum(['before', 'after'])
    .default('before')
    .describe('Whether staff review media before publication, or after it if the uploader is verified.'),
  MEDIA_CONCURRENCY: z.coerce.number().int().min(1).default(1).describe('Media items that one worker checks and renders at a time.'),

  SMTP_URL: z.url().describe('URL of the SMTP relay, with user and password.'),
  MAIL_FROM: z.string().min(3).describe('Neutral sender of emails, for example "SR <post@example.org>".'),
  MAIL_DOMAIN: z.string().min(3).describe('Domain of Message-ID, DKIM and the envelope sender.'),
  DKIM_SELECTOR: z.string().default('mail').describe('Selector of the DKIM key in the DNS.'),
  DKIM_PRIVATE_KEY: z.string().optional().describe('Private DKIM key in PEM, required in production.'),

  MAIL_FEEDBACK_SECRET: z.string().min(32).describe('Signs the bounces and complaints that the mail server forwards.'),

  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe('P-256 private key that signs push messages, 32 bytes in base64url; a change ends every subscription.'),
  PUSH_HOSTS: z
    .string()
    .default(pushHosts)
    .transform((text) => text.split(',').map((host) => host.trim()))
    .describe('Hosts of push services that we send to, separated by commas; a leading `*.` matches every subdomain.'),

  NEWSLETTER_PROVIDER: z
    .enum(['own', 'mailchimp'])
    .default('own')
    .describe('Service that stores the newsletter subscribers, besides our own table.'),
  MAILCHIMP_URL: z.url().optional().describe('URL of the Mailchimp API.'),
  MAILCHIMP_API_KEY: z.string().optional().describe('API key of Mailchimp.'),
  MAILCHIMP_AUDIENCE: z.string().optional().describe('Id of the Mailchimp audience.'),

  ANALYTICS_PROVIDER: z.enum(['own', 'plausible']).default('own').describe('Service that counts page views, besides our own table.'),
  PLAUSIBLE_URL: z.url().optional().describe('URL of Plausible.'),
  PLAUSIBLE_SITE: z.string().optional().describe('Site name in Plausible.'),

  SMS_PROVIDER: z.enum(['sandbox', 'twilio']).describe('Service that sends text messages: twilio, or its simulator in apps/sandbox.'),
  SMS_SANDBOX_URL: z.url().optional().describe('URL of the simulator of text messages.'),
  TWILIO_URL: z.url().default('https://api.twilio.com').describe('URL of the Twilio API.'),
  TWILIO_ACCOUNT_SID: z.string().optional().describe('Account SID of Twilio.'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('Auth token of Twilio.'),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/)
    .optional()
    .describe('Phone number of ours, or SID of a messaging service, that sends text messages.'),

  BILLING_PROVIDER: z.enum(['sandbox', 'ccbill']).describe('Service that bills cards: ccbill, or its simulator in apps/sandbox.'),
  BILLING_SANDBOX_URL: z.url().optional().describe('URL of the simulator of card billing.'),
  BILLING_WEBHOOK_IP_RANGES: z
    .string()
    .default('64.38.212.0/24,64.38.215.0/24,64.38.240.0/24,64.38.241.0/24')
    .transform((text) => text.split(',').map((range) => range.trim()))
    .refine((ranges) => ranges.every(isRange), 'ranges of addresses, separated by commas')
    .describe('IP ranges from which webhooks of the billing provider are accepted, as our load balancer sees them.'),
  BILLING_STATEMENT_DESCRIPTOR: z
    .string()
    .min(3)
    .max(40)
    .default('CCBILL.COM *SR')
    .describe('Text that the billing provider prints on card statements.'),
  BILLING_GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(30)
    .default(3)
    .describe('Days for which premium continues after a renewal failed.'),
  CCBILL_ACCOUNT: z
    .string()
    .regex(/^\d{6}$/)
    .optional()
    .describe('Account number at CCBill.'),
  CCBILL_SUBACCOUNT: z
    .string()
    .regex(/^\d{4}$/)
    .default('0000')
    .describe('Subaccount number at CCBill.'),
  CCBILL_FLEX_ID: z.string().optional().describe('Id of the payment form with dynamic pricing.'),
  CCBILL_SALT: z.string().optional().describe('Encryption key of dynamic pricing.'),
  CCBILL_DATALINK_USER: z.string().optional().describe('User of the DataLink API.'),
  CCBILL_DATALINK_PASSWORD: z.string().optional().describe('Password of the DataLink API.'),
  CCBILL_FORM_URL: z.url().default('https://api.ccbill.com/wap-frontflex/flexforms').describe('URL of the payment forms of CCBill.'),
  CCBILL_DATALINK_URL: z.url().default('https://datalink.ccbill.com/utils/subscriptionManagement.cgi').describe('URL of the DataLink API.'),
  CCBILL_SUPPORT_URL: z.url().default('https://support.ccbill.com/').describe('URL at which members find their purchase and cancel it.'),
  CCBILL_CHAT_URL: z.url().default('https://support.ccbill.com/').describe('URL of the support chat of CCBill.'),

  DOCUMENT_NUMBER_HASH_SECRET: z.string().min(32).describe('Keys the hashes of numbers of identity documents; can never change.'),
  IDENTITY_VALID_YEARS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10)
    .default(3)
    .describe('Years for which a verified document counts, unless it expires earlier.'),
  AGE_PROVIDER: z.enum(['none', 'yoti']).default('none').describe('Service that checks the age of members, besides our staff.'),
  YOTI_URL: z.url().default('https://age.yoti.com').describe('URL of Yoti Age Verification, or of its simulator in apps/sandbox.'),
  YOTI_SDK_ID: z.string().optional().describe('SDK id of Yoti.'),
  YOTI_API_KEY: z.string().optional().describe('API key of Yoti.'),
  YOTI_NOTIFICATION_KEY: z
    .string()
    .optional()
    .refine((pem) => pem === undefined || isPublicKey(pem), 'an RSA public key in PEM')
    .describe('Public RSA key in PEM that verifies notifications of Yoti; without it results are polled.'),

  EMAIL_LINK_SECRET: secrets.describe('Signs the links in our emails; several values during a rotation, the newest first.'),
  IP_HASH_SECRET: z.string().min(32).describe('Keys the hashes of IP addresses.'),
  CREDENTIAL_SECRET: z.string().min(32).describe('Keys salts and verifiers of passwords; can never change.'),
  SESSION_SECRET: z.string().min(32).describe('Keys refresh tokens and proofs of work; a change signs all members out.'),
  DATA_ENCRYPTION_SECRET: secrets.describe(
    'Encrypts data at rest: authenticator secrets, private texts, stored replies, and emails and texts in the queue; several values during a rotation, the newest first, of which the last stays permanently.',
  ),
  FRANKING_KEYS: z
    .string()
    .regex(/^[\w-]{1,30}:[\w-]{43}(,[\w-]{1,30}:[\w-]{43})*$/)
    .describe(
      'Keys that mark messages so that a report can be proved, as name:32 bytes in base64url, the newest first; keep the old ones.',
    ),
  TOKEN_SIGN_KEY: json.describe('Private JSON Web Key (Ed25519, with a kid) that signs access tokens.'),
  TOKEN_VERIFY_KEYS: json.describe('JSON Web Key Set with the public keys that verify access tokens.'),

  WEB_ROOT: z.string().optional().describe('Folder of the built web app, if the api serves it.'),

  API_PORT: port.default(13_000).describe('Port of the api process.'),
  REALTIME_PORT: port.default(13_001).describe('Port of the realtime process.'),
  GATEWAY_PORT: port.default(13_002).describe('Port of the gateway process.'),
  DOCUMENTS_PORT: port.default(13_003).describe('Port of the documents process.'),
  OPERATIONS_PORT: port.default(13_100).describe('Port of health and metrics, which must never be public; 0 picks a free one.'),
  HOST: z.string().default('127.0.0.1').describe('IP address to which a process binds.'),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((range) => range.trim())))
    .refine((ranges) => ranges.every(isRange), 'addresses or ranges of addresses, separated by commas, or none')
    .describe(
      'IP addresses or ranges of the load balancers whose X-Forwarded-For is trusted, or none for a process that faces the Internet directly.',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('Seconds for which a process continues to serve after it reported that it is not ready.'),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).default(8).describe('Jobs that one worker runs at a time.'),
  SHED_DELAY_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(1000)
    .describe('Event loop delay in milliseconds above which the api returns 503, so that accepted requests are served.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional().describe('URL of a trace collector (OTLP over HTTP); without it no traces are made.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05).describe('Share of requests that are traced.'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info').describe('Lowest level that is logged.'),

  USERNAME_UNDERSCORE: flag(false).describe('Whether new usernames may contain underscores.'),
  SIGNUP_EMAIL_DISCLOSURE: z
    .enum(['email', 'page'])
    .default('email')
    .describe('Whether the use of an existing email address at sign-up is reported by email to its owner or on the page.'),
  PASSWORD_KDF_VERSIONS: versions
    .default([1])
    .refine((list) => list.every((version) => kdfVersions.some((known) => known.version === version)), 'an unknown KDF version')
    .describe('KDF versions in service for passwords, separated by commas; new secrets use the first, all are accepted.'),
  BREACHED_PASSWORDS: z
    .enum(['off', 'range'])
    .default('off')
    .describe('Whether the api checks new passwords against a list of breached ones, by five digits of a hash.'),
  BREACHED_PASSWORDS_URL: z
    .url()
    .default('https://api.pwnedpasswords.com')
    .describe('URL of Pwned Passwords, of a copy of it, or of its simulator in apps/sandbox.'),
  SIGNUP_POW_COST: z.coerce
    .number()
    .int()
    .min(1)
    .default(170)
    .describe('Attempts of about a millisecond each that the proof of work at sign-up needs at least; it needs up to twice as many.'),

  CONFIDANT_MESSAGING: z
    .enum(['reply', 'premium_only'])
    .default('reply')
    .describe('Whether confidants without premium may reply to messages.'),
  CHAT_START: z
    .enum(['premium_and_verified', 'premium'])
    .default('premium_and_verified')
    .describe('What a member needs to start a conversation.'),
  AUTO_REPLY_ROLES: z
    .string()
    .default('confidant')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(accountTypes)))
    .describe('Kinds of members who may set an automatic reply, separated by commas.'),

  LOCATION_GRID_KM: z.coerce
    .number()
    .min(1)
    .max(100)
    .default(5)
    .describe('Size in kilometres of the grid cells by which distances are measured; run search:rebuild after a change.'),

  LIMIT_TITLE: length(100).describe('Maximum length of a title, in characters.'),
  LIMIT_DESCRIPTION: length(2000).describe('Maximum length of a description, in characters.'),
  LIMIT_ABOUT: length(2000).describe('Maximum length of the text about a member, in characters.'),
  LIMIT_CHAT_MESSAGE: length(4000).describe('Maximum length of a chat message, in characters.'),
  LIMIT_ENDORSEMENT: length(300).describe('Maximum length of an endorsement, in characters.'),
  LIMIT_REPORT: length(1000).describe('Maximum length of a report, in characters.'),

  PRICE_PREMIUM_30: cents(1499).describe('Price of 30 days of premium, in cents of a US dollar.'),
  PRICE_PREMIUM_90: cents(3499).describe('Price of 90 days of premium, in cents of a US dollar.'),
  DISCOUNT_PREMIUM_90: z.coerce.number().int().min(0).max(100).default(0).describe('Discount on 90 days of premium, in percent.'),
  SPOTS_MODE: z.enum(spotsModes).default('pool').describe('Which total of free lifetime spots applies: SPOTS_POOL or SPOTS_FIRST_N.'),
  SPOTS_POOL: z.coerce.number().int().min(0).default(100_000).describe('Total of free lifetime spots in the mode pool.'),
  SPOTS_FIRST_N: z.coerce.number().int().min(0).default(111).describe('Total of free lifetime spots in the mode for the first members.'),
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

/**
 * What ./setup runs inside of the product's image: writes settings and secrets that are missing, and changes none that are there.
 *
 *   node setup.ts DOMAIN    beside this file: .env, secrets/, backups/
 */
import { spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SetupOptions {
  store: 'garage' | 'external';
  keys: 'openbao' | 'kms' | 'local';
  audit: 'here' | 'external';
}

/** Who reads a file, by the number that the user has in its container. */
const owners = { root: 0, postgres: 999, process: 10_001 } as const;

interface SecretFile {
  owner: keyof typeof owners;
  /** Null where somebody else gives it: the file is made empty. */
  make: (() => string) | null;
}

const random = () => randomBytes(32).toString('base64url');
const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const month = new Date().toISOString().slice(0, 7);

function privateJwk(kind: 'ed25519' | 'P-256'): string {
  const { privateKey } = kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: kind });
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: month });
}

function publicJwk(text: string): JsonWebKey & { kid: string } {
  const key = JSON.parse(text) as JsonWebKey & { kid: string };
  return { ...createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' }), kid: key.kid };
}

/** Every secret file of an installation. `value` reads another one, or makes it first. */
export function secretFiles({ store, keys, audit }: SetupOptions, value: (name: string) => string): Readonly<Record<string, SecretFile>> {
  const made = (make: () => string, owner: SecretFile['owner'] = 'process'): SecretFile => ({ owner, make });
  const given: SecretFile = { owner: 'process', make: null };
  const database = (role: string, password = random) => made(() => `postgres://${role}:${password()}@postgres:5432/subrosa`);
  const set = (name: string) => made(() => JSON.stringify({ keys: [publicJwk(value(name))] }));
  return {
    POSTGRES_PASSWORD: made(random, 'postgres'),
    DATABASE_ADMIN_URL: database('postgres', () => value('POSTGRES_PASSWORD')),
    DATABASE_OWNER_URL: database('subrosa_owner'),
    DATABASE_API_URL: database('subrosa_api'),
    DATABASE_REALTIME_URL: database('subrosa_realtime'),
    DATABASE_WORKER_URL: database('subrosa_worker'),
    DATABASE_GATEWAY_URL: database('subrosa_gateway'),
    DATABASE_DOCUMENTS_URL: database('subrosa_documents'),
    DATABASE_TRANSPARENCY_URL: database('subrosa_transparency'),
    REDIS_URL: made(() => `redis://:${random()}@redis:6379`),
    'valkey.conf': made(() => `requirepass ${new URL(value('REDIS_URL')).password}`),
    MEDIA_URL_SECRET: made(random),
    DOCUMENT_TICKET_SECRET: made(random),
    DOCUMENT_NUMBER_HASH_SECRET: made(random),
    MAIL_FEEDBACK_SECRET: made(random),
    EMAIL_LINK_SECRET: made(random),
    IP_HASH_SECRET: made(random),
    CREDENTIAL_SECRET: made(random),
    SESSION_SECRET: made(random),
    DATA_ENCRYPTION_SECRET: made(random),
    FRANKING_KEYS: made(() => `${month}:${random()}`),
    VAPID_PRIVATE_KEY: made(() => (JSON.parse(privateJwk('P-256')) as { d: string }).d),
    TOKEN_SIGN_KEY: made(() => privateJwk('ed25519')),
    TOKEN_VERIFY_KEYS: set('TOKEN_SIGN_KEY'),
    AUDIT_SIGN_KEY: made(() => privateJwk('ed25519')),
    AUDIT_VERIFY_KEYS: set('AUDIT_SIGN_KEY'),
    TRANSPARENCY_FILLER_SECRET: made(random),
    DKIM_PRIVATE_KEY: made(() =>
      generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim(),
    ),
    RESTIC_PASSWORD: made(random),
    'internal-ca.key': made(
      () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      'root',
    ),
    'internal-ca.crt': made(() => certificateOf(value('internal-ca.key')), 'root'),
    SMTP_URL: given,
    TWILIO_AUTH_TOKEN: given,
    CCBILL_SALT: given,
    CCBILL_DATALINK_USER: given,
    CCBILL_DATALINK_PASSWORD: given,
    HASH_LIST_TOKEN: given,
    TIPLINE_USERNAME: given,
    TIPLINE_PASSWORD: given,
    YOTI_API_KEY: given,
    'backup-credentials': given,
    ...(store === 'garage'
      ? {
          S3_ACCESS_KEY: made(() => `GK${hex(12)}`),
          S3_SECRET_KEY: made(() => hex(32)),
          'garage.env': made(
            () =>
              `GARAGE_DEFAULT_ACCESS_KEY=${value('S3_ACCESS_KEY')}\nGARAGE_DEFAULT_SECRET_KEY=${value('S3_SECRET_KEY')}\nGARAGE_RPC_SECRET=${hex(32)}\nGARAGE_ADMIN_TOKEN=${random()}`,
            'root',
          ),
        }
      : { S3_ACCESS_KEY: given, S3_SECRET_KEY: given }),
    ...(keys === 'local' && {
      TRANSPARENCY_SIGN_KEY: made(() => privateJwk('ed25519')),
      DOCUMENT_PRIVATE_KEYS: made(() => JSON.stringify({ keys: [JSON.parse(privateJwk('P-256'))] })),
      DOCUMENT_PUBLIC_KEY: made(() =>
        JSON.stringify(publicJwk(JSON.stringify((JSON.parse(value('DOCUMENT_PRIVATE_KEYS')) as { keys: object[] }).keys[0]))),
      ),
    }),
    ...(keys === 'openbao' && { VAULT_SECRET_ID: given, VAULT_DOCUMENTS_SECRET_ID: given, VAULT_TRANSPARENCY_SECRET_ID: given }),
    ...(keys === 'kms' && {
      KMS_ACCESS_KEY: given,
      KMS_SECRET_KEY: given,
      KMS_DOCUMENTS_ACCESS_KEY: given,
      KMS_DOCUMENTS_SECRET_KEY: given,
      KMS_TRANSPARENCY_ACCESS_KEY: given,
      KMS_TRANSPARENCY_SECRET_KEY: given,
    }),
    ...(audit === 'external' && { S3_AUDIT_ACCESS_KEY: given, S3_AUDIT_SECRET_KEY: given }),
  };
}

/** An authority for names below .internal and no others: processes trust it beside the public ones. */
function certificateOf(key: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'internal-ca-'));
  try {
    writeFileSync(join(folder, 'key'), key, { mode: 0o600 });
    writeFileSync(
      join(folder, 'config'),
      `[req]\nprompt=no\ndistinguished_name=name\nx509_extensions=authority\n[name]\nCN=subrosa internal\n[authority]\nbasicConstraints=critical,CA:true\nkeyUsage=critical,keyCertSign,cRLSign\nsubjectKeyIdentifier=hash\nnameConstraints=critical,permitted;DNS:internal\n`,
    );
    const { status, stdout, stderr } = spawnSync(
      'openssl',
      ['req', '-x509', '-new', '-days', '3650', '-key', join(folder, 'key'), '-config', join(folder, 'config')],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`openssl: ${stderr}`);
    return stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the files that are missing, each for the user who reads it. Returns the names of those that are new, and of those that are empty. */
export function writeSecrets(folder: string, options: SetupOptions): { written: string[]; empty: string[] } {
  const isRoot = process.getuid?.() === 0;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const written: string[] = [];

  function value(name: string): string {
    const path = join(folder, name);
    const file = files[name];
    if (!file) throw new Error(`no secret is called ${name}`);
    if (!existsSync(path)) {
      const text = file.make?.();
      // The certificate is public, and read by every process.
      writeFileSync(path, text === undefined ? '' : `${text}\n`, { flag: 'wx', mode: name.endsWith('.crt') ? 0o644 : 0o600 });
      if (isRoot) chownSync(path, owners[file.owner], owners[file.owner]);
      written.push(name);
    }
    return readFileSync(path, 'utf8').replace(/\n$/, '');
  }

  const files = secretFiles(options, value);
  const empty = Object.keys(files).filter((name) => value(name) === '');
  return { written, empty };
}

/** COMPOSE_FILE of an installation, in the order in which one file adds to another. */
export function composeFiles({ store, keys, audit }: SetupOptions): string[] {
  return ['compose.yaml', `store-${store}.yaml`, `keys-${keys}.yaml`, ...(audit === 'external' ? ['audit-external.yaml'] : [])];
}

export function settingsFor(domain: string, options: SetupOptions, { image, release }: { image: string; release: string }): string {
  return `# Settings of this installation. ./setup wrote it and never changes it; secrets are in secrets/, never here.
COMPOSE_FILE=${composeFiles(options).join(':')}
SUBROSA_IMAGE=${image}
RELEASE=${release}
PREVIOUS_RELEASE=

DOMAIN=${domain}
# Where browsers send and fetch files, in case these are kept on this machine.
STORE_DOMAIN=files.${domain}
# The address of the account with Let's Encrypt; \`internal\` makes certificates that no browser trusts, for a drill.
TLS=webmaster@${domain}
SUPPORT_EMAIL=support@${domain}
PRIVACY_EMAIL=privacy@${domain}
MAIL_DOMAIN=${domain}
MAIL_FROM='SR <post@${domain}>'
DKIM_SELECTOR=mail

# What providers tell you. Compose names what is missing, and does not start.
HASH_LIST_URL=
TWILIO_ACCOUNT_SID=
TWILIO_FROM=
CCBILL_ACCOUNT=
CCBILL_FLEX_ID=
# yoti, and YOTI_SDK_ID, where a provider checks the age of members beside your staff.
AGE_PROVIDER=none
${options.store === 'external' ? 'S3_ENDPOINT=\nS3_REGION=us-east-1\n' : ''}${options.audit === 'external' ? 'S3_AUDIT_ENDPOINT=\nS3_AUDIT_REGION=us-east-1\n' : ''}${options.keys === 'kms' ? 'KMS_KEY_ID=\nKMS_REGION=\nTRANSPARENCY_KEY=\n' : ''}
# A repository of restic on another machine: sftp:user@host:/path, s3:https://…, rest:https://…. The folder protects from no loss of this machine.
RESTIC_REPOSITORY=/backups
`;
}

/** Names and values of a file that compose reads too. */
export function readSettingsFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).replace(/^'(.*)'$/, '$1')]),
  );
}

function parseOptions(composeFile: string): SetupOptions {
  const pick = <Kind extends string>(prefix: string, kinds: readonly Kind[]): Kind => {
    const found = kinds.find((kind) => composeFile.includes(`${prefix}-${kind}.yaml`));
    if (!found) throw new Error(`COMPOSE_FILE in .env names none of ${kinds.map((kind) => `${prefix}-${kind}.yaml`).join(', ')}`);
    return found;
  };
  return {
    store: pick('store', ['garage', 'external']),
    keys: pick('keys', ['openbao', 'kms', 'local']),
    audit: composeFile.includes('audit-external.yaml') ? 'external' : 'here',
  };
}

function optionsFromEnv(): SetupOptions {
  const { STORE: store = 'garage', KEYS: keys = 'openbao', AUDIT: audit = 'here' } = process.env;
  return parseOptions(`store-${store}.yaml:keys-${keys}.yaml:${audit === 'external' ? 'audit-external.yaml' : ''}`);
}

/** What the operator does next, with the DNS records that the secrets come to. */
function nextSteps(settings: Record<string, string>, dkim: string, { written, empty }: ReturnType<typeof writeSecrets>): string {
  const { DOMAIN = '', STORE_DOMAIN = '', MAIL_DOMAIN = '', DKIM_SELECTOR = 'mail', COMPOSE_FILE = '' } = settings;
  const key = createPublicKey(createPrivateKey(dkim)).export({ type: 'spki', format: 'der' }).toString('base64');
  const options = parseOptions(COMPOSE_FILE);
  const missing = Object.entries(settings).flatMap(([name, value]) => (value === '' && name !== 'PREVIOUS_RELEASE' ? [name] : []));
  return `
${written.length} secrets made in secrets/, none changed.

DNS records:
  ${DOMAIN}  A  the address of this machine
${options.store === 'garage' ? `  ${STORE_DOMAIN}  A  the same\n` : ''}  ${DOMAIN}  CAA  0 issue "letsencrypt.org"
  ${MAIL_DOMAIN}  TXT  "v=spf1 include:<your mail provider> -all"
  ${DKIM_SELECTOR}._domainkey.${MAIL_DOMAIN}  TXT  "v=DKIM1; k=rsa; p=${key}"
  _dmarc.${MAIL_DOMAIN}  TXT  "v=DMARC1; p=reject; rua=mailto:postmaster@${MAIL_DOMAIN}"

Still empty, from your providers (optional: HASH_LIST_TOKEN, TIPLINE_*, YOTI_API_KEY, backup-credentials):
  .env      ${missing.join(' ') || 'nothing'}
  secrets/  ${empty.join(' ') || 'nothing'}

Then:
  1. Copy .env and secrets/ to a place that is not this machine, encrypted. Without them no backup can be read and nobody can log in.
  2. docker compose up --detach --wait
${options.keys === 'openbao' ? '  3. ./keys init, and keep the unseal key where this machine is not; after every restart ./keys unseal\n' : ''}  ${options.keys === 'openbao' ? 4 : 3}. Two people sign up, confirm their address, and add two passkeys each (Settings, Security). Then, once:
     docker compose run --rm migrate apps/server/src/main/administrators.ts USERNAME USERNAME
  ${options.keys === 'openbao' ? 5 : 4}. Each night: ./backup (docs/one-machine.md has the line for cron).
`;
}

function main(): void {
  const [domain = ''] = process.argv.slice(2);
  const here = import.meta.dirname;
  if (!/^(?=.{4,200}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(domain)) throw new Error('./setup DOMAIN, such as example.org');
  const file = join(here, '.env');
  if (!existsSync(file)) {
    const { SUBROSA_IMAGE: image = '', RELEASE: release = '' } = process.env;
    writeFileSync(file, settingsFor(domain, optionsFromEnv(), { image, release }), { flag: 'wx', mode: 0o600 });
    const { uid, gid } = statSync(here);
    chownSync(file, uid, gid);
  }
  const settings = readSettingsFile(readFileSync(file, 'utf8'));
  if (settings['DOMAIN'] !== domain) throw new Error(`this installation is ${settings['DOMAIN']}: another one needs a folder of its own`);
  const secrets = join(here, 'secrets');
  const result = writeSecrets(secrets, parseOptions(settings['COMPOSE_FILE'] ?? ''));
  const backups = join(here, 'backups');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(backups, owners.process, owners.process);
  process.stdout.write(nextSteps(settings, readFileSync(join(secrets, 'DKIM_PRIVATE_KEY'), 'utf8'), result));
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    process.stderr.write(`setup: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

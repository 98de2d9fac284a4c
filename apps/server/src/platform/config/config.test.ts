import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { developmentDocumentKeys } from '../keys/development-key.ts';
import { developmentKeySet } from '../tokens/development-keys.ts';
import { databaseUrl, loadConfig } from './config.ts';
import { ConfigurationError } from './configuration-error.ts';
import { findDevelopmentSecrets } from './development-secrets.ts';
import { developmentDefaults } from './development.ts';
import { unusedSecrets } from './process-secrets.ts';
import { secretSettings } from './secret-settings.ts';
import { settingNames } from './settings.ts';

const test = (env: Record<string, string> = {}) => loadConfig({ ENVIRONMENT: 'test', ...env });

describe('loadConfig', () => {
  it('requires only ENVIRONMENT on a development machine', () => {
    expect(loadConfig({ ENVIRONMENT: 'development' }).ENVIRONMENT).toBe('development');
  });

  it.each([{}, { ENVIRONMENT: '' }])('throws without ENVIRONMENT and names the possible values', (env) => {
    expect(() => loadConfig(env)).toThrow(ConfigurationError);
    expect(() => loadConfig({ ...developmentDefaults, ...env })).toThrow(/ENVIRONMENT: missing \(production or staging, or development/);
  });

  it('rejects an unknown environment', () => {
    expect(() => loadConfig({ ENVIRONMENT: 'prod' })).toThrow(/ENVIRONMENT: /);
  });

  it('lists every missing setting of production at once, with its description', () => {
    const attempt = () => loadConfig({ ENVIRONMENT: 'production', API_PORT: 'many' });
    expect(attempt).toThrow(ConfigurationError);
    expect(attempt).toThrow(/REDIS_URL: missing/);
    expect(attempt).toThrow(
      /EMAIL_LINK_SECRET: missing \(Signs the links in our emails; several values during a rotation, the newest first\.\)/,
    );
    expect(attempt).toThrow(/API_PORT: /);
  });

  it('rejects settings that contradict each other', () => {
    expect(() => test({ NEWSLETTER_PROVIDER: 'mailchimp' })).toThrow(/MAILCHIMP_API_KEY: missing/);
    expect(() => test({ KEY_PROVIDER: 'kms' })).toThrow(/KMS_KEY_ID: missing/);
    expect(() => test({ KEY_PROVIDER: 'vault' })).toThrow(/VAULT_TOKEN: missing/);
  });

  it('reads settings from `_FILE` variables and from SECRETS_DIRECTORY', () => {
    const folder = mkdtempSync(join(tmpdir(), 'subrosa-secrets-'));
    const link = `${'a'.repeat(40)},${'b'.repeat(40)}`;
    writeFileSync(join(folder, 'EMAIL_LINK_SECRET'), `${link}\n`);
    writeFileSync(join(folder, 'redis'), 'redis://elsewhere:1');
    writeFileSync(join(folder, '..data'), 'of the cluster');
    const config = test({ SECRETS_DIRECTORY: folder, REDIS_URL_FILE: join(folder, 'redis'), DATA_ENCRYPTION_SECRET: 'c'.repeat(40) });
    expect(config).toMatchObject({ EMAIL_LINK_SECRET: link, REDIS_URL: 'redis://elsewhere:1', DATA_ENCRYPTION_SECRET: 'c'.repeat(40) });
    expect(() => test({ REDIS_URL_FILE: join(folder, 'none') })).toThrow(/REDIS_URL: cannot be read from .*none \(ENOENT\)/);
    expect(() => test({ SECRETS_DIRECTORY: join(folder, 'none') })).toThrow(/SECRETS_DIRECTORY: cannot be read/);
    rmSync(folder, { recursive: true });
  });

  it.each(['production', 'staging'])('rejects secrets in environment variables in %s', (ENVIRONMENT) => {
    expect(() => loadConfig({ ENVIRONMENT, AUDIT_SIGN_KEY: '{}' })).toThrow(/AUDIT_SIGN_KEY: a secret comes from a file/);
    expect(() => loadConfig({ ENVIRONMENT, PUBLIC_URL: 'https://subrosa.example' })).not.toThrow(/PUBLIC_URL/);
  });

  it('lists every setting whose name suggests a secret', () => {
    const secretPattern =
      /SECRET|(?<!BREACHED_)PASSWORD(?!_KDF)|TOKEN(?!_VERIFY)|SALT|PRIVATE|_ACCESS_KEY|API_KEY|SIGN_KEY|FRANKING_KEYS|^DATABASE_.*_URL$|^(REDIS|SMTP)_URL$/;
    const known: readonly string[] = secretSettings;
    expect(settingNames.filter((name) => secretPattern.test(name) && !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  it('returns only the database URL of the role', () => {
    expect(databaseUrl(test(), 'api')).toContain('subrosa_api');
    expect(() => databaseUrl({ ...test(), DATABASE_API_URL: undefined }, 'api')).toThrow(/DATABASE_API_URL: missing/);
  });

  it('parses TRUSTED_PROXIES as a list or none, and rejects anything else', () => {
    expect(test({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '192.0.2.7']);
    expect(test({ TRUSTED_PROXIES: 'none' }).TRUSTED_PROXIES).toEqual([]);
    for (const wrong of ['everybody', '*', 'none,10.0.0.1', '10.0.0.0/99', 'true']) {
      expect(() => test({ TRUSTED_PROXIES: wrong })).toThrow(/TRUSTED_PROXIES: addresses or ranges/);
    }
  });
});

/** Ranges so wide that any client could set its own IP address and pass as the billing provider. */
const everybody = [
  '0.0.0.0/0',
  '::/0',
  '10.0.0.1,0.0.0.0/1',
  '128.0.0.0/1',
  '2000::/3',
  '::ffff:0:0/96',
  '::ffff:128.0.0.0/97',
  '::/8',
  '::1/64',
];

it.each(everybody)('rejects the overly wide range %s', (range) => {
  expect(() => test({ TRUSTED_PROXIES: range })).toThrow(/TRUSTED_PROXIES: addresses or ranges/);
  expect(() => test({ BILLING_WEBHOOK_IP_RANGES: range })).toThrow(/BILLING_WEBHOOK_IP_RANGES: ranges/);
  const own = '10.0.0.0/8,fc00::/7,::ffff:10.0.0.0/104,2001:db8::1,::1/128';
  expect(test({ TRUSTED_PROXIES: own }).TRUSTED_PROXIES.length).toBe(5);
});

describe('loadConfig in production', () => {
  const secret = (name: string) => `${name}-`.padEnd(40, '7');
  const documentKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signingKey = generateKeyPairSync('ed25519');
  const jwk = (key: typeof documentKey.publicKey) => ({ ...key.export({ format: 'jwk' }), kid: '2026-11' });
  const keySet = (key: typeof documentKey.publicKey) => JSON.stringify({ keys: [jwk(key)] });
  const database = (role: string) => `postgres://subrosa_${role}:${secret(role)}@postgres.internal/subrosa`;

  /** All settings that production requires. */
  const complete: Readonly<Record<string, string>> = {
    ENVIRONMENT: 'production',
    RELEASE: '1',
    PUBLIC_URL: 'https://subrosa.example',
    SUPPORT_EMAIL: 'support@subrosa.example',
    PRIVACY_EMAIL: 'privacy@subrosa.example',
    DATABASE_API_URL: database('api'),
    REDIS_URL: 'rediss://api:secret@redis.internal',
    S3_ENDPOINT: 'https://store.example',
    S3_ACCESS_KEY: secret('access'),
    S3_SECRET_KEY: secret('store'),
    S3_MEDIA_BUCKET: 'subrosa-media',
    S3_DOCUMENTS_BUCKET: 'subrosa-documents',
    S3_AUDIT_BUCKET: 'subrosa-audit',
    MEDIA_URL_SECRET: secret('delivery'),
    KEY_PROVIDER: 'local',
    DOCUMENT_PUBLIC_KEY: JSON.stringify(jwk(documentKey.publicKey)),
    DOCUMENT_TICKET_SECRET: secret('ticket'),
    AUDIT_VERIFY_KEYS: keySet(signingKey.publicKey),
    TRANSPARENCY_FILLER_SECRET: secret('filler'),
    CLAMD_PORT: '3310',
    HASH_LIST_URL: 'https://hash-list.example',
    SMTP_URL: 'smtps://subrosa:secret@mail.example',
    MAIL_FROM: 'SR <post@subrosa.example>',
    MAIL_DOMAIN: 'subrosa.example',
    DKIM_PRIVATE_KEY: 'PEM',
    MAIL_FEEDBACK_SECRET: secret('reports'),
    VAPID_PRIVATE_KEY: 'A'.repeat(43),
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+16045550100',
    BILLING_PROVIDER: 'ccbill',
    CCBILL_ACCOUNT: '123456',
    CCBILL_FLEX_ID: 'flex',
    CCBILL_SALT: 'salt',
    CCBILL_DATALINK_USER: 'user',
    CCBILL_DATALINK_PASSWORD: 'password',
    DOCUMENT_NUMBER_HASH_SECRET: secret('document'),
    EMAIL_LINK_SECRET: secret('link'),
    IP_HASH_SECRET: secret('network'),
    CREDENTIAL_SECRET: secret('credential'),
    SESSION_SECRET: secret('session'),
    DATA_ENCRYPTION_SECRET: secret('seal'),
    FRANKING_KEYS: `2026:${'B'.repeat(43)}`,
    TOKEN_SIGN_KEY: JSON.stringify(jwk(signingKey.privateKey)),
    TOKEN_VERIFY_KEYS: keySet(signingKey.publicKey),
    TRUSTED_PROXIES: '10.0.0.0/8',
  };
  const isSecretSetting = (name: string) => (secretSettings as readonly string[]).includes(name);

  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  /** Writes secrets to files, as production requires, and passes the rest in the environment. */
  function start(changed: Record<string, string | undefined> = {}, options: Parameters<typeof loadConfig>[1] = {}) {
    const all = Object.entries({ ...complete, ...changed });
    for (const [name, value] of all.filter(([name]) => isSecretSetting(name))) {
      if (value === undefined) rmSync(join(directory, name), { force: true });
      else writeFileSync(join(directory, name), value);
    }
    const env = Object.fromEntries(all.filter(([name]) => !isSecretSetting(name)));
    return loadConfig({ ...env, SECRETS_DIRECTORY: directory }, options);
  }

  it('accepts a complete configuration', () => {
    expect(start().ENVIRONMENT).toBe('production');
  });

  it.each(['gateway', 'documents', 'migrate', 'api', 'realtime'] as const)(
    'loads the config of %s without secrets that it does not use',
    (process) => {
      const unused = unusedSecrets(process);
      const config = start(Object.fromEntries(unused.map((name) => [name, undefined])), { process });
      expect(unused).toContain('SMTP_URL');
      for (const name of unused) expect(() => config[name]).toThrow(`${name} is not a secret of the ${process} process`);
      expect(() => start({ S3_SECRET_KEY: undefined }, { process })).toThrow(/S3_SECRET_KEY: missing/);
    },
  );

  it('separates the secrets of the worker and of the transparency process', () => {
    const TRANSPARENCY_SIGN_KEY = JSON.stringify(jwk(signingKey.privateKey));
    expect(() => start({ TRANSPARENCY_SIGN_KEY }, { process: 'worker' }).TRANSPARENCY_SIGN_KEY).toThrow(
      'not a secret of the worker process',
    );
    expect(() => start({}, { process: 'transparency' }).SMTP_URL).toThrow('not a secret of the transparency process');
    expect(() => start({ TRANSPARENCY_FILLER_SECRET: undefined }, { process: 'transparency' })).toThrow(
      /TRANSPARENCY_FILLER_SECRET: missing/,
    );
  });

  it('requires every secret of the worker', () => {
    expect(() => start({ SMTP_URL: undefined })).toThrow(/SMTP_URL: missing/);
    expect(() => start({ DKIM_PRIVATE_KEY: undefined })).toThrow(/DKIM_PRIVATE_KEY: missing/);
  });

  it('requires credentials for an audit bucket at another provider', () => {
    const elsewhere = { S3_AUDIT_ENDPOINT: 'https://locked.example' };
    expect(() => start(elsewhere)).toThrow(/S3_AUDIT_SECRET_KEY: missing \(S3_AUDIT_ENDPOINT is set\)/);
    const keys = { S3_AUDIT_ACCESS_KEY: secret('audit'), S3_AUDIT_SECRET_KEY: secret('locked') };
    expect(start({ ...elsewhere, ...keys }).S3_AUDIT_ENDPOINT).toBe('https://locked.example');
  });

  it('requires TRUSTED_PROXIES and accepts an explicit none', () => {
    expect(() => start({ TRUSTED_PROXIES: undefined })).toThrow(
      /TRUSTED_PROXIES: missing \(IP addresses or ranges of the load balancers whose X-Forwarded-For/,
    );
    expect(start({ TRUSTED_PROXIES: 'none' }).TRUSTED_PROXIES).toEqual([]);
  });

  it.each([
    ['PUBLIC_URL', 'http://subrosa.example'],
    ['S3_ENDPOINT', 'http://store.example'],
    ['S3_PUBLIC_ENDPOINT', 'http://store.example'],
    ['S3_AUDIT_ENDPOINT', 'http://store.example'],
    ['VAULT_URL', 'http://vault.internal:8200'],
    ['KMS_ENDPOINT', 'http://kms.internal'],
    ['TIPLINE_URL', developmentDefaults['TIPLINE_URL']],
    ['HASH_LIST_URL', developmentDefaults['HASH_LIST_URL']],
    ['YOTI_URL', developmentDefaults['YOTI_URL']],
    ['BREACHED_PASSWORDS_URL', developmentDefaults['BREACHED_PASSWORDS_URL']],
    ['TWILIO_URL', 'http://api.twilio.com'],
    ['CCBILL_DATALINK_URL', 'ftp://datalink.ccbill.com'],
  ])('rejects %s without encryption', (name, value) => {
    expect(() => start({ [name]: value })).toThrow(new RegExp(`- ${name}: must begin with https://`));
  });

  it.each(['TOKEN_SIGN_KEY', 'AUDIT_SIGN_KEY', 'TOKEN_VERIFY_KEYS'])('prints nothing of a %s that is not JSON', (name) => {
    const start = () => test({ [name]: 'hidden-value' });
    expect(start).toThrow(new RegExp(`${name}: must be JSON`));
    expect(start).not.toThrow(/hidden/);
  });

  const isSecret = (name: string) => /SECRET|KEY|PASSWORD$|USERNAME|SDK_ID|^DATABASE_|^SMTP/.test(name) && name !== 'KEY_PROVIDER';

  it.each(Object.entries(developmentDefaults).filter(([name]) => isSecret(name)))('rejects the development value of %s', (name, value) => {
    expect(() => start({ [name]: value })).toThrow(new RegExp(`- ${name}: holds a secret of development`));
  });

  it('rejects development secrets in staging too', () => {
    const TOKEN_VERIFY_KEYS = developmentDefaults['TOKEN_VERIFY_KEYS'];
    expect(start({ ENVIRONMENT: 'staging' }).ENVIRONMENT).toBe('staging');
    expect(() => start({ ENVIRONMENT: 'staging', TOKEN_VERIFY_KEYS })).toThrow(/TOKEN_VERIFY_KEYS: holds a secret of development/);
  });

  it.each(Object.entries(developmentDefaults).filter(([name]) => !isSecret(name)))('finds no development secret in %s', (name, value) => {
    expect(findDevelopmentSecrets({ [name]: value })).toEqual([]);
  });

  it.each([
    ['EMAIL_LINK_SECRET', `${secret('new')},${developmentDefaults['EMAIL_LINK_SECRET']}`],
    ['DATA_ENCRYPTION_SECRET', `${developmentDefaults['DATA_ENCRYPTION_SECRET']},${secret('old')}`],
    ['SESSION_SECRET', developmentDefaults['EMAIL_LINK_SECRET']],
    ['FRANKING_KEYS', `2026:${'B'.repeat(43)},old:${developmentDefaults['FRANKING_KEYS']?.split(':')[1]}`],
    ['TOKEN_VERIFY_KEYS', JSON.stringify({ keys: [jwk(signingKey.publicKey), { ...developmentKeySet.keys[0], kid: 'other' }] })],
    ['DOCUMENT_PUBLIC_KEY', JSON.stringify({ ...developmentDocumentKeys.keys[0], d: undefined, kid: 'other' })],
    ['S3_SECRET_KEY', 'subrosa-development'],
    ['DATABASE_API_URL', 'postgres://subrosa_api:subrosa_api@postgres.internal/subrosa'],
    ['REDIS_URL', 'rediss://api:api@redis.internal'],
    ['SMTP_URL', 'smtps://mail:mail@mail.example'],
  ])('rejects a development secret inside %s', (name, value) => {
    expect(() => start({ [name]: value })).toThrow(new RegExp(`- ${name}: holds a secret of development`));
  });

  describe('with a private document key within reach', () => {
    const keys = keySet(documentKey.privateKey);

    it('rejects the key as a setting', () => {
      expect(() => loadConfig({ ENVIRONMENT: 'production', DOCUMENT_PRIVATE_KEYS: keys })).toThrow(
        /DOCUMENT_PRIVATE_KEYS: only for the documents process/,
      );
    });

    it('rejects the key as a file, also an unreadable one', () => {
      const path = join(directory, 'keys');
      expect(() => start({ DOCUMENT_PRIVATE_KEYS_FILE: path })).toThrow(/DOCUMENT_PRIVATE_KEYS_FILE: only for the documents process/);
    });

    it('rejects the key in SECRETS_DIRECTORY', () => {
      writeFileSync(join(directory, 'DOCUMENT_PRIVATE_KEYS'), keys, { mode: 0 });
      expect(() => start()).toThrow(/SECRETS_DIRECTORY: holds DOCUMENT_PRIVATE_KEYS, only for the documents/);
    });

    it('accepts the key for the documents process', () => {
      expect(start({ DOCUMENT_PRIVATE_KEYS: keys }, { process: 'documents' }).DOCUMENT_PRIVATE_KEYS).toBe(keys);
    });
  });
});

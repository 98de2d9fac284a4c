import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { loadDecoderConfig } from '../../apps/server/src/decoder/config.ts';
import type { ProcessName } from '../../apps/server/src/platform/config/process-secrets.ts';
import {
  composeFiles,
  readSettingsFile,
  secretFiles,
  settingsFor,
  writeSecrets,
  type SetupOptions,
} from '../../deploy/one-machine/setup.ts';
import { findProblems, interpolate, processOf, readComposition, secretTargets, type Composition } from './composition.ts';

const FOLDER = join(import.meta.dirname, '../../deploy/one-machine');

const combinations: SetupOptions[] = (['garage', 'external'] as const).flatMap((store) =>
  (['openbao', 'kms', 'local'] as const).flatMap((keys) => (['here', 'external'] as const).map((audit) => ({ store, keys, audit }))),
);
const usual: SetupOptions = { store: 'garage', keys: 'openbao', audit: 'here' };

const namesFor = (choices: SetupOptions) => Object.keys(secretFiles(choices, () => ''));
const compositionOf = (choices: SetupOptions) => readComposition(FOLDER, composeFiles(choices));

/** Settings that an operator gets from providers. */
const provided: Readonly<Record<string, string>> = {
  HASH_LIST_URL: 'https://hash-list.internal:8443',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_FROM: '+16045550100',
  CCBILL_ACCOUNT: '123456',
  CCBILL_FLEX_ID: 'flex',
  S3_ENDPOINT: 'https://store.example',
  S3_AUDIT_ENDPOINT: 'https://locked.example',
  KMS_KEY_ID: 'alias/documents',
  TRANSPARENCY_KEY: 'alias/log',
  KMS_REGION: 'ca-central-1',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-machine-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder as ./setup creates it, with the values of providers filled in. */
function anInstallation(choices: SetupOptions): { secrets: string; settings: Record<string, string> } {
  const secrets = join(folder, Object.values(choices).join('-'));
  const { empty } = writeSecrets(secrets, choices);
  for (const name of empty)
    writeFileSync(join(secrets, name), name === 'SMTP_URL' ? 'smtps://member:long-password@mail.example' : 'given-by-a-provider');
  const settings = readSettingsFile(settingsFor('app.example', choices, { image: 'localhost/subrosa', release: '1.0.0' }));
  return { secrets, settings: { ...settings, ...provided } };
}

describe.each(combinations)('the composition with $store, $keys and audit $audit', (choices) => {
  it('limits, confines and hides every service, and gives each secret to its user only', () => {
    expect(findProblems(compositionOf(choices), namesFor(choices))).toEqual([]);
  });
});

// Each choice at least once.
const some: SetupOptions[] = [usual, { store: 'external', keys: 'kms', audit: 'external' }, { ...usual, keys: 'local' }];

describe.each(some)('an installation with $store, $keys and audit $audit', (choices) => {
  it('starts every process with its own secrets, and with none of them missing', () => {
    const { secrets, settings } = anInstallation(choices);
    for (const [name, service] of Object.entries(compositionOf(choices).services)) {
      const process = processOf(service);
      if (!process) continue;
      const environment = Object.fromEntries(
        Object.entries(service.environment ?? {}).map(([setting, value]) => [setting, interpolate(value, settings)]),
      );
      if (process === 'decoder') {
        expect(loadDecoderConfig(environment).DECODER_CONFINEMENT).toBe('required');
        continue;
      }
      const own = mkdtempSync(join(folder, `${name}-`));
      for (const use of service.secrets ?? []) {
        const { source, target } = typeof use === 'string' ? { source: use, target: use } : use;
        writeFileSync(join(own, target), readFileSync(join(secrets, source)));
      }
      const load = () => loadConfig({ ...environment, SECRETS_DIRECTORY: own }, { process: process as ProcessName });
      expect(load().ENVIRONMENT).toBe('production');
      // Without any one secret the process does not start, unless the settings make it optional.
      for (const target of secretTargets(service).filter((one) => !optional.test(one))) {
        const text = readFileSync(join(own, target));
        rmSync(join(own, target));
        expect(load, `${name} without ${target}`).toThrow(`${target}: missing`);
        writeFileSync(join(own, target), text);
      }
    }
  });
});

/** Secrets that are read when they are used, not at the start. */
const optional =
  /^(DATABASE_\w+|DOCUMENT_(PUBLIC_KEY|PRIVATE_KEYS)|KMS_\w+|AUDIT_SIGN_KEY|TRANSPARENCY_SIGN_KEY|TIPLINE_\w+|HASH_LIST_TOKEN|YOTI_API_KEY)$/;

describe('findProblems', () => {
  type Change = (composition: Composition) => void;
  const service = (composition: Composition, name: string) => composition.services[name]!;

  it.each<[string, Change]>([
    ['api: has no limit of memory', (all) => delete service(all, 'api').mem_limit],
    ['worker: has no limit of processors', (all) => (service(all, 'worker').cpus = 8)],
    ['redis: has no limit of processes', (all) => delete service(all, 'redis').pids_limit],
    ['gateway: has logs without an end', (all) => (service(all, 'gateway').logging = {})],
    ['store: must have restart: unless-stopped', (all) => delete service(all, 'store').restart],
    ['migrate: must have restart: no', (all) => (service(all, 'migrate').restart = 'always')],
    ['documents: cannot be waited for', (all) => delete service(all, 'documents').healthcheck],
    ['postgres: has an image without a version', (all) => (service(all, 'postgres').image = 'docker.io/postgis/postgis')],
    ['front: keeps rights of root', (all) => delete service(all, 'front').cap_drop],
    ['api: has the rights SYS_ADMIN', (all) => (service(all, 'api').cap_add = ['SYS_ADMIN'])],
    ['decoder: may gain rights', (all) => delete service(all, 'decoder').security_opt],
    ['decoder: is not confined', (all) => service(all, 'decoder').security_opt?.push('seccomp=unconfined')],
    ['realtime: can write its own files', (all) => (service(all, 'realtime').read_only = false)],
    ['api: runs as another user', (all) => (service(all, 'api').user = '0:0')],
    ['antivirus: is not separated from the machine', (all) => (service(all, 'antivirus').privileged = true)],
    ['worker: commands the container runtime', (all) => service(all, 'worker').volumes?.push('/var/run/docker.sock:/var/run/docker.sock')],
    ['postgres: is published', (all) => (service(all, 'postgres').ports = ['127.0.0.1:5432:5432'])],
    ['postgres: is in another network than inside', (all) => (service(all, 'postgres').networks = ['inside', 'outside'])],
    ['network inside: leads outside', (all) => (all.networks['inside'] = {})],
    ['decoder: has a network', (all) => delete service(all, 'decoder').network_mode],
    ['api: EMAIL_LINK_SECRET is a secret in the environment', (all) => (service(all, 'api').environment!['EMAIL_LINK_SECRET'] = 'x')],
    ['postgres: POSTGRES_PASSWORD looks like a secret', (all) => (service(all, 'postgres').environment!['POSTGRES_PASSWORD'] = 'x')],
    ['gateway: does not use CREDENTIAL_SECRET', (all) => service(all, 'gateway').secrets?.push('CREDENTIAL_SECRET')],
    ['worker: does not use TRANSPARENCY_SIGN_KEY', (all) => service(all, 'worker').secrets?.push('TRANSPARENCY_SIGN_KEY')],
    ['gateway: does not use DATABASE_API_URL', (all) => service(all, 'gateway').secrets?.push('DATABASE_API_URL')],
    ['api: does not use AUDIT_SIGN_KEY', (all) => service(all, 'api').secrets?.push('AUDIT_SIGN_KEY')],
    ['decoder: does not use REDIS_URL', (all) => (service(all, 'decoder').secrets = ['REDIS_URL'])],
    ['api: no setting is called valkey.conf', (all) => service(all, 'api').secrets?.push('valkey.conf')],
    ['api: NOTHING is not among the secrets', (all) => service(all, 'api').secrets?.push('NOTHING')],
    ['secret OLD: nobody uses it', (all) => (all.secrets['OLD'] = { file: 'secrets/OLD' })],
    ['secret OLD: ./setup does not make it', (all) => (all.secrets['OLD'] = { file: 'secrets/OLD' })],
    ['secret REDIS_URL: is in another file', (all) => (all.secrets['REDIS_URL'] = { file: '/etc/redis' })],
    ['secret REDIS_URL: ./setup makes it for nobody', (all) => delete all.secrets['REDIS_URL']],
  ])('finds: %s', (problem, plant) => {
    const composition = structuredClone(compositionOf(usual));
    plant(composition);
    expect(findProblems(composition, namesFor(usual)).join('\n')).toContain(problem);
  });
});

describe('setup', () => {
  it('makes every secret readable by one user only, and the certificate by all', () => {
    const { secrets } = anInstallation(usual);
    for (const name of readdirSync(secrets)) {
      expect([name, statSync(join(secrets, name)).mode & 0o777]).toEqual([name, name.endsWith('.crt') ? 0o644 : 0o600]);
    }
    expect(statSync(secrets).mode & 0o777).toBe(0o700);
  });

  it('keeps all secrets when it is repeated, and adds those of a later release', () => {
    const { secrets } = anInstallation(usual);
    const read = () => Object.fromEntries(readdirSync(secrets).map((name) => [name, readFileSync(join(secrets, name), 'utf8')]));
    const before = read();
    expect(writeSecrets(secrets, usual).written).toEqual([]);
    rmSync(join(secrets, 'TOKEN_VERIFY_KEYS'));
    expect(writeSecrets(secrets, usual).written).toEqual(['TOKEN_VERIFY_KEYS']);
    expect(read()).toEqual(before);
  });

  it('gives the database, Valkey and the store the passwords of the processes', () => {
    const { secrets } = anInstallation(usual);
    const read = (name: string) => readFileSync(join(secrets, name), 'utf8').trim();
    expect(new URL(read('DATABASE_ADMIN_URL')).password).toBe(read('POSTGRES_PASSWORD'));
    expect(read('valkey.conf')).toBe(`requirepass ${new URL(read('REDIS_URL')).password}`);
    expect(read('garage.env')).toContain(`GARAGE_DEFAULT_SECRET_KEY=${read('S3_SECRET_KEY')}\n`);
  });

  it('leaves no private document key on the machine, unless that was chosen', () => {
    expect(namesFor(usual)).not.toContain('DOCUMENT_PRIVATE_KEYS');
    expect(namesFor({ ...usual, keys: 'kms' })).not.toContain('DOCUMENT_PRIVATE_KEYS');
    expect(namesFor({ ...usual, keys: 'local' })).toContain('DOCUMENT_PRIVATE_KEYS');
  });

  it('creates installations that share no secrets', () => {
    const values = [1, 2].map((number) => {
      const secrets = join(folder, `alone-${number}`);
      writeSecrets(secrets, usual);
      return readdirSync(secrets)
        .map((name) => readFileSync(join(secrets, name), 'utf8').trim())
        .filter(Boolean);
    });
    expect(values[0]?.filter((value) => values[1]?.includes(value))).toEqual([]);
  });
});

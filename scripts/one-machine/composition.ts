import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { secretSettings } from '../../apps/server/src/platform/config/secret-settings.ts';
import { unusedSecrets, type ProcessName } from '../../apps/server/src/platform/config/process-secrets.ts';
import { settingNames } from '../../apps/server/src/platform/config/settings.ts';

/** Services with a writable root file system, and why. */
const writable: Readonly<Record<string, string>> = {
  antivirus: 'its entrypoint writes links and folders, and nobody has tried it otherwise',
  'hash-list': 'nobody has tried it',
};

/** Services that run once. */
const endsByItself = ['migrate', 'backup'];

/** Capabilities that the entrypoint of a public image needs; our own processes have none. */
const allowedRights: Readonly<Record<string, readonly string[]>> = {
  front: ['NET_BIND_SERVICE'],
  postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
  antivirus: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
  openbao: ['CHOWN', 'SETGID', 'SETUID', 'IPC_LOCK'],
};

type SecretUse = string | { source: string; target: string };

export interface Service {
  image?: string;
  restart?: string;
  user?: string;
  read_only?: boolean;
  privileged?: boolean;
  init?: boolean;
  network_mode?: string;
  pid?: string;
  ports?: string[];
  networks?: string[] | Record<string, object>;
  volumes?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  logging?: { options?: { 'max-size'?: string; 'max-file'?: string } };
  healthcheck?: { test?: string[]; disable?: boolean };
  command?: string[];
  environment?: Record<string, string>;
  secrets?: SecretUse[];
  profiles?: string[];
}

export interface Composition {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
}

function merge(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  if (isMap(one) && isMap(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries([...names].map((name) => [name, name in other ? merge(one[name], other[name]) : one[name]]));
  }
  return other;
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges compose files in order, as compose does. */
export function readComposition(folder: string, files: readonly string[]): Composition {
  const read = files.map((file) => parse(readFileSync(join(folder, file), 'utf8'), { merge: true }) as unknown);
  return read.reduce(merge) as Composition;
}

const nameOf = (use: SecretUse) => (typeof use === 'string' ? { source: use, target: use } : use);

/** The process of ours that a service runs; null for other services. */
export function processOf({ command = [] }: Service): string | null {
  return /^apps\/server\/src\/main\/(\w+)\.ts$/.exec(command[0] ?? '')?.[1] ?? null;
}

/** Settings that a service reads from files. */
export const secretTargets = (service: Service): string[] => (service.secrets ?? []).map((use) => nameOf(use).target);

function rightsProblems(name: string, service: Service): string[] {
  const problemIf = (isWrong: boolean, problem: string) => (isWrong ? [`${name}: ${problem}`] : []);
  const rights = (service.cap_add ?? []).filter((right) => !allowedRights[name]?.includes(right));
  return [
    ...problemIf(!service.cap_drop?.includes('ALL'), 'keeps rights of root (cap_drop)'),
    ...problemIf(rights.length > 0, `has the rights ${rights.join(', ')}`),
    ...problemIf(!service.security_opt?.includes('no-new-privileges:true'), 'may gain rights (no-new-privileges)'),
    ...problemIf(service.security_opt?.some((option) => option.includes('unconfined')) ?? false, 'is not confined'),
    ...problemIf(service.read_only !== true && !(name in writable), 'can write its own files (read_only)'),
    ...problemIf(
      service.privileged === true || service.pid !== undefined || service.network_mode === 'host',
      'is not separated from the machine',
    ),
    ...problemIf(service.volumes?.some((volume) => volume.includes('docker.sock')) ?? false, 'commands the container runtime'),
    ...problemIf(processOf(service) !== null && service.user !== '10001:10001', 'runs as another user'),
  ];
}

function limitProblems(name: string, service: Service): string[] {
  const problemIf = (isWrong: boolean, problem: string) => (isWrong ? [`${name}: ${problem}`] : []);
  const { 'max-size': size, 'max-file': files } = service.logging?.options ?? {};
  const restart = endsByItself.includes(name) ? 'no' : 'unless-stopped';
  return [
    ...problemIf(!/^\d+[mg]$/.test(service.mem_limit ?? ''), 'has no limit of memory (mem_limit)'),
    // A machine with two cores rejects a higher limit.
    ...problemIf(!(service.cpus && service.cpus <= 2), 'has no limit of processors (cpus)'),
    ...problemIf(!service.pids_limit, 'has no limit of processes (pids_limit)'),
    ...problemIf(!size || !files, 'has logs without an end (logging)'),
    ...problemIf(service.restart !== restart, `must have restart: ${restart}`),
    ...problemIf(!service.healthcheck && !endsByItself.includes(name) && !service.profiles, 'cannot be waited for (healthcheck)'),
    ...problemIf(!/:[\w.-]*\d[\w.-]*(@sha256:\w+)?\}?$|RELEASE|BACKUP_IMAGE/.test(service.image ?? ''), 'has an image without a version'),
  ];
}

function networkProblems({ services, networks }: Composition): string[] {
  const published = Object.entries(services).filter(([name, { ports }]) => name !== 'front' && ports?.length);
  return [
    ...published.map(([name]) => `${name}: is published`),
    ...['inside', 'web'].filter((name) => networks[name]?.internal !== true).map((name) => `network ${name}: leads outside`),
    ...(services['decoder']?.network_mode === 'none' ? [] : ['decoder: has a network']),
    ...(['postgres', 'redis'] as const)
      .filter((name) => [...namesOf(services[name]?.networks)].some((network) => network !== 'inside'))
      .map((name) => `${name}: is in another network than inside`),
  ];
}

const namesOf = (networks: Service['networks']): string[] => (Array.isArray(networks) ? networks : Object.keys(networks ?? {}));

function secretProblems({ services, secrets }: Composition, files: readonly string[]): string[] {
  const uses = Object.entries(services).flatMap(([name, { secrets: used = [] }]) => used.map((use) => ({ name, ...nameOf(use) })));
  const known: readonly string[] = secretSettings;
  const processes = Object.entries(services).flatMap(([name, service]) => {
    const process = processOf(service);
    return process ? [{ name, process, service }] : [];
  });
  // The certificate is mounted as it is, garage.env and hash-list.env are read by compose.
  const mounted = files.filter((file) => !file.endsWith('.crt') && !file.endsWith('.env'));
  return [
    ...uses.filter(({ source }) => !(source in secrets)).map(({ name, source }) => `${name}: ${source} is not among the secrets`),
    ...Object.keys(secrets)
      .filter((name) => !uses.some(({ source }) => source === name))
      .map((name) => `secret ${name}: nobody uses it`),
    ...Object.entries(secrets)
      .filter(([name, { file }]) => file !== `secrets/${name}`)
      .map(([name]) => `secret ${name}: is in another file`),
    ...Object.keys(secrets)
      .filter((name) => !mounted.includes(name))
      .map((name) => `secret ${name}: ./setup does not make it`),
    ...mounted.filter((name) => !(name in secrets)).map((name) => `secret ${name}: ./setup makes it for nobody`),
    ...processes.flatMap(({ name, process, service }) => [
      ...secretTargets(service)
        .filter((target) => !settingNames.includes(target))
        .map((target) => `${name}: no setting is called ${target}`),
      ...unnecessary(process, secretTargets(service)).map((target) => `${name}: does not use ${target}`),
      ...Object.keys(service.environment ?? {})
        .filter((setting) => known.includes(setting))
        .map((setting) => `${name}: ${setting} is a secret in the environment`),
    ]),
    ...Object.entries(services).flatMap(([name, { environment = {} }]) =>
      Object.entries(environment)
        .filter(
          ([setting, value]) =>
            /PASSWORD|SECRET|TOKEN/.test(setting) && !setting.endsWith('_FILE') && !value.startsWith('/run/') && value !== '',
        )
        .map(([setting]) => `${name}: ${setting} looks like a secret in the environment`),
    ),
  ];
}

/** Secrets that only one or two processes may have. */
const reserved: Readonly<Record<string, readonly string[]>> = {
  DOCUMENT_PRIVATE_KEYS: ['documents'],
  AUDIT_SIGN_KEY: ['worker'],
  S3_AUDIT_ACCESS_KEY: ['worker', 'transparency'],
  S3_AUDIT_SECRET_KEY: ['worker', 'transparency'],
  TRANSPARENCY_SIGN_KEY: ['transparency'],
  TRANSPARENCY_FILLER_SECRET: ['api', 'transparency'],
  TIPLINE_USERNAME: ['worker', 'documents'],
  TIPLINE_PASSWORD: ['worker', 'documents'],
  HASH_LIST_TOKEN: ['worker'],
  YOTI_API_KEY: ['worker'],
  DATABASE_ADMIN_URL: ['migrate'],
  DATABASE_OWNER_URL: ['migrate'],
};

function unnecessary(process: string, targets: readonly string[]): string[] {
  if (process === 'decoder') return [...targets];
  const unused: readonly string[] = unusedSecrets(process as ProcessName);
  const ofOthers = /^DATABASE_(?!ADMIN|OWNER)(\w+)_URL$/;
  return targets.filter((target) => {
    const role = ofOthers.exec(target)?.[1]?.toLowerCase();
    return (
      unused.includes(target) ||
      reserved[target]?.includes(process) === false ||
      (role !== undefined && process !== 'migrate' && role !== process)
    );
  });
}

/** The problems of a composition, given the names of the secret files that ./setup creates for it. */
export function findProblems(composition: Composition, files: readonly string[]): string[] {
  const services = Object.entries(composition.services);
  return [
    ...services.flatMap(([name, service]) => [...rightsProblems(name, service), ...limitProblems(name, service)]),
    ...networkProblems(composition),
    ...secretProblems(composition, files),
  ];
}

/** Replaces ${NAME}, ${NAME:-otherwise} and ${NAME:?why} as compose does. Throws when a required one is missing. */
export function interpolate(text: string, given: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind: string | undefined, rest: string | undefined) => {
    if (given[name]) return given[name];
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`);
    return kind === '-' ? (rest ?? '') : '';
  });
}

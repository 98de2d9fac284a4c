import type { z } from 'zod';
import { ConfigurationError } from './configuration-error.ts';
import { findContradictions } from './contradictions.ts';
import { findDevelopmentSecrets } from './development-secrets.ts';
import { developmentDefaults } from './development.ts';
import { unusedSecrets, withoutUnused, type ProcessName } from './process-secrets.ts';
import { documentKeysIn, parseSettings } from './parse-settings.ts';
import { settingNames, settings, type Config } from './settings.ts';

export type { Config };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Loads the settings. `process` names the calling process: secrets that it does not use may be missing, and only the
 * documents process may have private document keys.
 */
export function loadConfig(env: Environment, { process }: { process?: ProcessName } = {}): Config {
  const environment = env['ENVIRONMENT'];
  if (!environment) {
    throw new ConfigurationError([
      'ENVIRONMENT: missing (production or staging, or development on a machine without members; there is no default)',
    ]);
  }
  const isLocal = environment === 'development' || environment === 'test';
  const { given, problems: unread } = parseSettings(env, { names: settingNames, secretsInEnvironment: isLocal });
  const unused = isLocal ? [] : unusedSecrets(process);
  const optional = Object.fromEntries(unused.map((name) => [name, true])) as Partial<Record<(typeof unused)[number], true>>;
  // `withoutUnused` makes a missing secret throw when it is read.
  const parsed = settings.partial(optional).safeParse({ ...(isLocal && developmentDefaults), ...given }) as z.ZodSafeParseResult<Config>;
  const wrong = parsed.success ? findContradictions(parsed.data) : parsed.error.issues.map(describe);
  const problems = [...unread, ...wrong.filter((problem) => !unused.some((name) => problem.startsWith(`${name}: missing`)))];
  if (!isLocal) {
    problems.push(...findDevelopmentSecrets(given).map((name) => `${name}: holds a secret of development, which everybody knows`));
    if (process !== 'documents') problems.push(...documentKeysIn(env));
  }
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  return isLocal ? parsed.data : withoutUnused(parsed.data, process);
}

function describe(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  const about = settings.shape[name as keyof Config]?.description;
  const what = issue.code === 'invalid_type' && issue.input === undefined ? 'missing' : issue.message;
  return about ? `${name}: ${what} (${about})` : `${name}: ${what}`;
}

/** Each process has its own database role. */
export const processRoles = ['api', 'realtime', 'worker', 'gateway', 'documents', 'transparency'] as const;

export type DatabaseRole = 'admin' | 'owner' | (typeof processRoles)[number];

/** Returns the database URL of this role only. */
export function databaseUrl(config: Config, role: DatabaseRole): string {
  const name = `DATABASE_${role.toUpperCase()}_URL` as Uppercase<`DATABASE_${DatabaseRole}_URL`>;
  const url = config[name];
  if (!url) throw new ConfigurationError([`${name}: missing`]);
  return url;
}

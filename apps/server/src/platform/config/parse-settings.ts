import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretSettings } from './secret-settings.ts';

interface SettingsInput {
  /** Names of all settings. */
  names: readonly string[];
  /** Whether secrets may be set in the environment, as on a development machine. */
  secretsInEnvironment: boolean;
}

interface ParsedSettings {
  given: Record<string, string>;
  problems: string[];
}

/**
 * Reads each setting from the environment variable of its name, from the file that `<NAME>_FILE` names, or from a file of
 * its name in `SECRETS_DIRECTORY`. A final line break is not part of the value. The environment variable takes precedence.
 */
export function parseSettings(
  env: Readonly<Record<string, string | undefined>>,
  { names, secretsInEnvironment }: SettingsInput,
): ParsedSettings {
  const problems: string[] = [];
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  if (!secretsInEnvironment) {
    const exposed = secretSettings.filter((name) => name in given);
    problems.push(
      ...exposed.map((name) => `${name}: a secret comes from a file (${name}_FILE or SECRETS_DIRECTORY), not from the environment`),
    );
  }
  const directory = filesIn(env['SECRETS_DIRECTORY'], names);
  if (!directory) problems.push('SECRETS_DIRECTORY: cannot be read');
  const files = { ...directory, ...filesNamed(given, names) };
  for (const [name, path] of Object.entries(files)) {
    try {
      given[name] ??= readFileSync(path, 'utf8').replace(/\n$/, '');
    } catch (error) {
      problems.push(`${name}: cannot be read from ${path} (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { given, problems };
}

/** Ignores other files, which Kubernetes adds to the folder; null when the folder cannot be read. */
function filesIn(directory: string | undefined, names: readonly string[]): Record<string, string> | null {
  if (!directory) return {};
  try {
    const found = readdirSync(directory).filter((name) => names.includes(name));
    return Object.fromEntries(found.map((name) => [name, join(directory, name)]));
  } catch {
    return null;
  }
}

function filesNamed(given: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (given[`${name}_FILE`] ? [[name, given[`${name}_FILE`] as string]] : [])));
}

/** Lists where this process could reach private document keys, whether it reads them or not. */
export function documentKeysIn(given: Readonly<Record<string, string | undefined>>): string[] {
  const { DOCUMENT_PRIVATE_KEYS, DOCUMENT_PRIVATE_KEYS_FILE, SECRETS_DIRECTORY } = given;
  const only = 'only for the documents process, which alone may decrypt documents';
  return [
    ...(DOCUMENT_PRIVATE_KEYS ? [`DOCUMENT_PRIVATE_KEYS: ${only}`] : []),
    ...(DOCUMENT_PRIVATE_KEYS_FILE ? [`DOCUMENT_PRIVATE_KEYS_FILE: ${only}`] : []),
    ...(SECRETS_DIRECTORY && existsSync(join(SECRETS_DIRECTORY, 'DOCUMENT_PRIVATE_KEYS'))
      ? [`SECRETS_DIRECTORY: holds DOCUMENT_PRIVATE_KEYS, ${only}`]
      : []),
  ];
}

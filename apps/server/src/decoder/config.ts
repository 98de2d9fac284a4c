import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from '../platform/config/configuration-error.ts';
import { secretSettings } from '../platform/config/secret-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);

/** Path where `scripts/launcher` and the image install it. */
const LAUNCHER = join(import.meta.dirname, '../../../../.toolchain/confine');

/**
 * All settings of the decoder. It has no secret and connects to no other process. `npm run settings` writes docs/settings.md
 * from it.
 */
export const settings = z.object({
  ENVIRONMENT: z.enum(['development', 'test', 'staging', 'production']).describe('Kind of installation, as for the other processes.'),
  RELEASE: z.string().min(1).default('development').describe('Name of the running release.'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info').describe('Lowest level that is logged.'),
  HOST: z.string().default('127.0.0.1').describe('IP address to which the decoder binds.'),
  DECODER_PORT: port.default(13_004).describe('Port of the decoder.'),
  DECODER_SOCKET: z.string().startsWith('/').optional().describe('Path of a UNIX socket to listen on, instead of a port.'),
  OPERATIONS_PORT: port.default(13_100).describe('Port of health and metrics, which must never be public.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .default(5)
    .describe('Seconds for which the decoder continues to serve after it reported that it is not ready.'),
  DECODER_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .default(Math.max(2, availableParallelism()))
    .describe('Files that are decoded at a time.'),
  DECODER_TMP_DIR: z.string().optional().describe('Folder in memory (tmpfs) for files while they are decoded; TMPDIR by default.'),
  DECODER_LAUNCHER: z.string().default(LAUNCHER).describe('Program that confines the others, built from confine.c.'),
  DECODER_BUBBLEWRAP: z
    .string()
    .default('/usr/bin/bwrap')
    .describe('Path of bubblewrap; without it, programs are confined by Landlock and seccomp only.'),
  DECODER_CONFINEMENT: z
    .enum(['required', 'optional'])
    .default('required')
    .describe('Whether the decoder requires confinement; optional decodes without it, on a development machine only.'),
});

export type DecoderConfig = z.output<typeof settings>;

export function loadDecoderConfig(env: Readonly<Record<string, string | undefined>>): DecoderConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  const problems = parsed.success
    ? contradictions(parsed.data, given)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  return parsed.data;
}

function contradictions({ ENVIRONMENT, DECODER_CONFINEMENT }: DecoderConfig, given: object): string[] {
  if (ENVIRONMENT === 'development' || ENVIRONMENT === 'test') return [];
  const secrets = secretSettings.filter((name) => name in given).map((name) => `${name}: the decoder is to hold no secret`);
  return DECODER_CONFINEMENT === 'required' ? secrets : [...secrets, 'DECODER_CONFINEMENT: must be required where real members are'];
}

/** Reduces an environment to the settings of the decoder. */
export function decoderEnvironment(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept = [...Object.keys(settings.shape), 'PATH', 'TMPDIR', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
  return Object.fromEntries(kept.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Config } from './config/config.ts';

export type Log = Logger;

// Fields with these names are redacted everywhere in an entry.
const SECRET_FIELDS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'email',
  'phone',
  'body',
  'secret',
  'ticket',
  'envelope',
  // PostgreSQL repeats rejected values here.
  'detail',
  'where',
];

type Settings = Pick<Config, 'LOG_LEVEL' | 'RELEASE'>;

export function createLog(config: Settings, processName: string): Log {
  return pino(logOptions(config, processName));
}

export function logOptions(config: Settings, processName: string): LoggerOptions {
  return {
    level: config.LOG_LEVEL,
    base: { process: processName, release: config.RELEASE },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*.headers.${field}`]),
      censor: '[redacted]',
    },
    serializers: {
      // The query is omitted, because it may contain a ticket or a search text.
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: withoutSecrets(request.url.split('?', 1)[0] ?? ''),
      }),
    },
  };
}

/** Links and feeds have a secret in their path; ids are shorter. */
function withoutSecrets(path: string): string {
  return path.replaceAll(/\/[\w-]{40,}(?=[./]|$)/g, '/[redacted]');
}

import type { LogSettings } from '@subrosa/vault/log/log-protocol';
import { parseLogKeys } from './parse-log-keys.ts';

/** Signs the log of development machines; its private key is public and protects nothing. */
const DEVELOPMENT_KEY = 'S8g1JuvhfpgKVyzVyKT_f_kNEJ7y6VvAgbXaqHz40q8';

const isProduction = import.meta.env.VITE_ENVIRONMENT === 'production';
const keys = import.meta.env.VITE_TRANSPARENCY_KEY ?? (isProduction ? '' : `${location.host}/transparency+${DEVELOPMENT_KEY}`);

/**
 * Constants of the build, so that the server cannot silence one victim by a setting. Null in a build without a key: it checks nothing.
 * While `stopsSending` is false, alarms are only reported.
 */
export const logSettings: LogSettings | null = keys === '' ? null : { ...parseLogKeys(keys), stopsSending: false };

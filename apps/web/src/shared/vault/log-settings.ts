import type { LogSettings } from '@subrosa/vault/log/log-protocol';

/** Signs the log of development machines; its private key is public and protects nothing. */
const DEVELOPMENT_KEY = 'S8g1JuvhfpgKVyzVyKT_f_kNEJ7y6VvAgbXaqHz40q8';

const isProduction = import.meta.env.VITE_ENVIRONMENT === 'production';
const publicKey = import.meta.env.VITE_TRANSPARENCY_KEY ?? (isProduction ? '' : DEVELOPMENT_KEY);

/**
 * Constants of the build, so that the server cannot silence one victim by a setting. Null in a build without a key: it checks nothing.
 * While `stopsSending` is false, alarms are only reported.
 */
export const logSettings: LogSettings | null =
  publicKey === '' ? null : { origin: `${location.host}/transparency`, publicKey, stopsSending: false };

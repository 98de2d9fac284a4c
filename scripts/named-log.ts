import type { LaterInLog } from '../packages/transparency/src/entries/log-state.ts';
import { parseLogKeys } from '../apps/web/src/shared/vault/parse-log-keys.ts';

interface NamedLog {
  origin: string;
  publicKey: Uint8Array<ArrayBuffer>;
  later: LaterInLog;
}

const bytesOf = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url'));

/** The log that a build checks, from its VITE_TRANSPARENCY_KEY. */
export function namedLog(key: string): NamedLog {
  const { origin, publicKey, laterKeys = [], acceptedRecoveries = [] } = parseLogKeys(key);
  const keys = laterKeys.map((later) => ({ ...later, publicKey: bytesOf(later.publicKey) }));
  return { origin, publicKey: bytesOf(publicKey), later: { laterKeys: keys, acceptedRecoveries } };
}

import type { LogSettings } from '@subrosa/vault/log/log-protocol';

const FIRST = /^([^\s+,]+)\+([\w-]{43})$/;
const LATER = /^(\d+)\+([\w-]{43})$/;
const RECOVERY = /^recovery@(\d+)$/;

/**
 * Reads `NAME+KEY`, and what replaced a lost key or was accepted since: `NAME+KEY,SIZE+KEY,recovery@PLACE`. Throws for anything else, so
 * that no build has half of it.
 */
export function parseLogKeys(text: string): Omit<LogSettings, 'stopsSending'> {
  const [first = '', ...others] = text.split(',');
  const [, origin, publicKey] = FIRST.exec(first) ?? [];
  if (origin === undefined || publicKey === undefined) throw new RangeError('VITE_TRANSPARENCY_KEY is not NAME+KEY');
  const laterKeys = others.flatMap((part) => {
    const [, fromSize, key] = LATER.exec(part) ?? [];
    return fromSize === undefined || key === undefined ? [] : [{ fromSize: Number(fromSize), publicKey: key }];
  });
  const acceptedRecoveries = others.flatMap((part) => RECOVERY.exec(part)?.[1] ?? []).map(Number);
  if (laterKeys.length + acceptedRecoveries.length !== others.length) throw new RangeError('VITE_TRANSPARENCY_KEY has an unknown part');
  return { origin, publicKey, laterKeys: laterKeys.toSorted((one, other) => one.fromSize - other.fromSize), acceptedRecoveries };
}

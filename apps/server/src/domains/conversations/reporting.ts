import { openReport, type ReportedMessage, type Stamped } from '@subrosa/crypto/statements/franking';
import type { Config } from '../../platform/config/config.ts';
import { tagOf } from './signatures.ts';

type Keys = Pick<Config, 'REPORTING_KEYS'>;

/** Parsed here: processes hand each other settings as texts. */
const keysOf = ({ REPORTING_KEYS }: Keys) =>
  REPORTING_KEYS.split(',').map((one) => {
    const [id = '', key = ''] = one.split(':');
    return { id, key: new Uint8Array(Buffer.from(key, 'base64url')) };
  });

/** By the newest key: what it marks can be proved for as long as the setting holds that key. */
export function stampWith(keys: Keys, message: Omit<Stamped, 'reportingKeyId'>): { reportingKeyId: string; reportingTag: string } {
  const [newest] = keysOf(keys);
  if (!newest) throw new Error('there is no key to mark messages with');
  return { reportingKeyId: newest.id, reportingTag: tagOf(newest.key, { ...message, reportingKeyId: newest.id }) };
}

/** What was really said; null where it is not what we passed on, or by a key that is gone. */
export async function proveReported(keys: Keys, reported: ReportedMessage): Promise<string | null> {
  const known = keysOf(keys).find(({ id }) => id === reported.reportingKeyId);
  const opened = known ? await openReport(known.key, reported) : 'tag';
  return typeof opened === 'string' ? null : opened.text;
}

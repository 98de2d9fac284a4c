import { openReport, type ReportedMessage, type Stamped } from '@subrosa/crypto/statements/franking';
import type { Config } from '../../platform/config/config.ts';
import { tagOf } from './signatures.ts';

type Keys = Pick<Config, 'REPORTING_KEYS'>;

/** By the newest key: what it marks can be proved for as long as the setting holds that key. */
export function stampWith(
  { REPORTING_KEYS }: Keys,
  message: Omit<Stamped, 'reportingKeyId'>,
): { reportingKeyId: string; reportingTag: string } {
  const [newest] = REPORTING_KEYS;
  if (!newest) throw new Error('there is no key to mark messages with');
  return { reportingKeyId: newest.id, reportingTag: tagOf(newest.key, { ...message, reportingKeyId: newest.id }) };
}

/** What was really said; null where it is not what we passed on, or by a key that is gone. */
export async function proveReported({ REPORTING_KEYS }: Keys, reported: ReportedMessage): Promise<string | null> {
  const known = REPORTING_KEYS.find(({ id }) => id === reported.reportingKeyId);
  const opened = known ? await openReport(new Uint8Array(known.key), reported) : 'tag';
  return typeof opened === 'string' ? null : opened.text;
}

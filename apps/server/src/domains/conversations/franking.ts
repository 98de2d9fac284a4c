import { openReport, openStateReport, stateTagInput } from '@subrosa/crypto/signed/franking';
import type { OpenedState, ReportedMessage, ReportedState, Stamped, StampedState } from '@subrosa/crypto/signed/franking';
import type { MessagePayload } from '@subrosa/crypto/signed/payload';
import type { Config } from '../../platform/config/config.ts';
import { hmacOf, tagOf } from './signatures.ts';

type Keys = Pick<Config, 'REPORTING_KEYS'>;

interface ReportingKey {
  id: string;
  key: Uint8Array<ArrayBuffer>;
}

let known: { text: string; keys: ReportingKey[] } | undefined;

/** Parsed here: processes hand each other settings as texts. */
function keysOf({ REPORTING_KEYS }: Keys): ReportingKey[] {
  if (known?.text === REPORTING_KEYS) return known.keys;
  const keys = REPORTING_KEYS.split(',').map((one) => {
    const [id = '', key = ''] = one.split(':');
    return { id, key: new Uint8Array(Buffer.from(key, 'base64url')) };
  });
  known = { text: REPORTING_KEYS, keys };
  return keys;
}

function newestOf(keys: Keys): ReportingKey {
  const [newest] = keysOf(keys);
  if (!newest) throw new Error('there is no key to mark messages with');
  return newest;
}

/** By the newest key: what it marks can be proved for as long as the setting holds that key. */
export function stampWith(keys: Keys, message: Omit<Stamped, 'reportingKeyId'>): { reportingKeyId: string; reportingTag: string } {
  const newest = newestOf(keys);
  return { reportingKeyId: newest.id, reportingTag: tagOf(newest.key, { ...message, reportingKeyId: newest.id }) };
}

/** What was really said; null where it is not what we passed on, or by a key that is gone. */
export async function proveReported(keys: Keys, reported: ReportedMessage): Promise<MessagePayload | null> {
  const used = keysOf(keys).find(({ id }) => id === reported.reportingKeyId);
  const opened = used ? await openReport(used.key, reported) : 'tag';
  return typeof opened === 'string' ? null : opened;
}

export interface StateStamp {
  stampedOn: string;
  reportingKeyId: string;
  reportingTag: string;
}

/** The same for what members see besides messages: nothing that another member sees is stored without it. */
export function stampState(keys: Keys, state: Omit<StampedState, 'stampedOn' | 'reportingKeyId'>, now: Date): StateStamp {
  const newest = newestOf(keys);
  const added = { stampedOn: now.toISOString().slice(0, 10), reportingKeyId: newest.id };
  return { ...added, reportingTag: hmacOf(newest.key, stateTagInput({ ...state, ...added })) };
}

export async function proveState(keys: Keys, reported: ReportedState): Promise<OpenedState | null> {
  const used = keysOf(keys).find(({ id }) => id === reported.reportingKeyId);
  const opened = used ? await openStateReport(used.key, reported) : 'tag';
  return typeof opened === 'string' ? null : opened;
}

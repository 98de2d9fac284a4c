import { verifyReport, verifyStateReport, stateTagInput } from '@subrosa/crypto/signed/franking';
import type { DisclosedState, ReportedMessage, ReportedState, StampedHeader, StampedState } from '@subrosa/crypto/signed/franking';
import type { MessagePayload } from '@subrosa/crypto/signed/payload';
import type { Config } from '../../platform/config/config.ts';
import { hmacOf, tagOf } from './signatures.ts';

type Keys = Pick<Config, 'FRANKING_KEYS'>;

interface FrankingKey {
  id: string;
  key: Uint8Array<ArrayBuffer>;
}

let cachedKeys: { text: string; keys: FrankingKey[] } | undefined;

/** Parsed here and not in the config, because processes pass settings to each other as text. */
function keysOf({ FRANKING_KEYS }: Keys): FrankingKey[] {
  if (cachedKeys?.text === FRANKING_KEYS) return cachedKeys.keys;
  const keys = FRANKING_KEYS.split(',').map((one) => {
    const [id = '', key = ''] = one.split(':');
    return { id, key: new Uint8Array(Buffer.from(key, 'base64url')) };
  });
  cachedKeys = { text: FRANKING_KEYS, keys };
  return keys;
}

function newestOf(keys: Keys): FrankingKey {
  const [newest] = keysOf(keys);
  if (!newest) throw new Error('there is no key to mark messages with');
  return newest;
}

/** Tags with the newest key. A tag can be proved as long as its key is in the setting. */
export function stampWith(keys: Keys, message: Omit<StampedHeader, 'frankingKeyId'>): { frankingKeyId: string; frankingTag: string } {
  const newest = newestOf(keys);
  return { frankingKeyId: newest.id, frankingTag: tagOf(newest.key, { ...message, frankingKeyId: newest.id }) };
}

/** Returns the payload that was really sent, or null if the tag does not match or its key was removed. */
export async function proveReported(keys: Keys, reported: ReportedMessage): Promise<MessagePayload | null> {
  const used = keysOf(keys).find(({ id }) => id === reported.frankingKeyId);
  const opened = used ? await verifyReport(used.key, reported) : 'tag';
  return typeof opened === 'string' ? null : opened;
}

export interface StateStamp {
  stampedOn: string;
  frankingKeyId: string;
  frankingTag: string;
}

/** Tags content other than messages. Nothing that another member sees is stored without a tag. */
export function stampState(keys: Keys, state: Omit<StampedState, 'stampedOn' | 'frankingKeyId'>, now: Date): StateStamp {
  const newest = newestOf(keys);
  const added = { stampedOn: now.toISOString().slice(0, 10), frankingKeyId: newest.id };
  return { ...added, frankingTag: hmacOf(newest.key, stateTagInput({ ...state, ...added })) };
}

export async function proveState(keys: Keys, reported: ReportedState): Promise<DisclosedState | null> {
  const used = keysOf(keys).find(({ id }) => id === reported.frankingKeyId);
  const opened = used ? await verifyStateReport(used.key, reported) : 'tag';
  return typeof opened === 'string' ? null : opened;
}

import type { Bytes } from '../primitives/bytes.ts';
import type { EpochRecord } from '../signed/epoch.ts';
import type { KeyLog } from './key-log.ts';
import type { Pins } from './trust.ts';

/** Who writes and reads here. */
export interface Self {
  memberId: string;
  deviceId: string;
  deviceKey: CryptoKeyPair;
  /** As the unlocked bundle says, never the server. */
  identity: { identityKey: string; sequence: number };
  /** By version; the old ones open old epochs. */
  accountKeys: ReadonlyMap<number, CryptoKeyPair>;
}

/** An epoch that was checked; its key is null where it was sealed to an account key that is gone. */
export interface KnownEpoch {
  record: EpochRecord;
  key: Bytes | null;
}

/** What the server says of everybody's keys, and who is known under which. */
export interface Directory {
  logs: ReadonlyMap<string, KeyLog>;
  pins: Pins;
}

import type { EpochRecord } from '../signed/epoch.ts';
import type { KeyLog } from './key-log.ts';
import type { Pins } from './trust.ts';

/** The member and device of this browser. */
export interface Self {
  memberId: string;
  deviceId: string;
  deviceKey: CryptoKeyPair;
  /** From the unlocked bundle, never from the server. */
  identity: { identityKey: string; sequence: number };
  /** By version; old ones decrypt old epochs. */
  accountKeys: ReadonlyMap<number, CryptoKeyPair>;
}

/** A verified epoch; its key cannot be exported, and is null if it was encrypted to an account key that no longer exists. */
export interface VerifiedEpoch {
  record: EpochRecord;
  key: CryptoKey | null;
}

/** The key logs of the server, and the identities pinned in this browser. */
export interface Directory {
  logs: ReadonlyMap<string, KeyLog>;
  pins: Pins;
}

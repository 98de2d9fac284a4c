import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { type Edge, emptyEdge } from '../log/edge.ts';
import type { Edition, EditionSchedule } from './entry.ts';

/** A key of the log signs the checkpoints whose size is at least `fromSize`, until the next key's. */
export interface LogKey {
  readonly fromSize: number;
  readonly publicKey: Bytes;
}

/** What the entries up to a size establish. A browser stores it with the checkpoint that it believes. */
export interface LogState {
  readonly origin: string;
  readonly edge: Edge;
  /** By `fromSize`, the first from 0. */
  readonly keys: readonly LogKey[];
  readonly schedule: EditionSchedule | null;
  readonly newestEdition: Edition | null;
  readonly newestRecovery: RecoveredEditions | null;
  /** Places of `recovery` entries that the build accepts although they are too long or too soon. States of older releases have none. */
  readonly acceptedRecoveries?: readonly number[];
}

/** What a build knows besides the first key. */
export interface LaterInLog {
  /** Keys that replaced lost ones, which could not sign them. */
  readonly laterKeys?: readonly LogKey[];
  readonly acceptedRecoveries?: readonly number[];
}

/** The editions from `first` to `last` have no data. */
export interface RecoveredEditions {
  readonly first: number;
  readonly last: number;
}

/** A log without entries. The build contains its origin and its first key. */
export function emptyLog(origin: string, publicKey: Bytes, { laterKeys = [], acceptedRecoveries = [] }: LaterInLog = {}): LogState {
  const keys = [{ fromSize: 0, publicKey }, ...laterKeys];
  return { origin, edge: emptyEdge, keys, schedule: null, newestEdition: null, newestRecovery: null, acceptedRecoveries };
}

/** The key that signs a checkpoint of this size. */
export function keyOfSize({ keys }: LogState, size: number): Bytes {
  const key = keys.findLast(({ fromSize }) => fromSize <= size);
  if (!key) throw new RangeError('the log has no first key');
  return key.publicKey;
}

/** In seconds since 1970. */
export function timeOfEdition({ firstAt, interval }: EditionSchedule, number: number): number {
  return firstAt + number * interval;
}

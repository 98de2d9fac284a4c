import type { Clocks } from '../../src/app/transparency.ts';
import type { SecondStore } from '../../src/domains/transparency/signing/second-store.ts';
import type { Signer } from '../../src/domains/transparency/signing/signer.ts';
import type { Clock } from '../../src/platform/clock.ts';

/** The database has the same time as the test. */
export const testClocks = (clock: Clock): Clocks => ({ clock, databaseTime: async () => clock.now() });

/** The points at which a signer can stop between two steps of an edition. */
export const crashPoints = ['before the second store', 'after the second store', 'before the key', 'after the signature'] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** The same signer, which stops at this point. */
export const stoppingAt = (signer: Signer, point: CrashPoint): Signer =>
  haltingAt(signer, point, () => Promise.reject(new Error(`stopped ${point}`)));

export function haltingAt(signer: Signer, point: CrashPoint, stop: () => Promise<never>): Signer {
  const { keepEntry, keepCheckpoint } = signer.store;
  const stores: Partial<Record<CrashPoint, Partial<SecondStore>>> = {
    'before the second store': { keepEntry: stop },
    'after the second store': { keepEntry: (...entry) => keepEntry(...entry).then(stop) },
    'after the signature': { keepCheckpoint: (...checkpoint) => keepCheckpoint(...checkpoint).then(stop) },
  };
  return { ...signer, store: { ...signer.store, ...stores[point] }, ...(point === 'before the key' && { key: stop }) };
}

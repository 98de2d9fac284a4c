import type { Running } from '../../../platform/lifecycle.ts';
import { findCheckpoint } from '../queries/log.ts';
import { publishEdition } from './publish-edition.ts';
import { SecondStoreConflictError } from './second-store.ts';
import type { Signer } from './signer.ts';

/** Much shorter than the time between two editions, so that one is late by seconds only. */
const PAUSE_MS = 5000;

/** Publishes editions when they are due. After a failure it tries again: every step continues where the last one stopped. */
export function runSigner(signer: Signer): Running {
  const { db, log, metrics } = signer;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current: Promise<void> = Promise.resolve();

  async function publish(): Promise<void> {
    // Late editions follow each other without a pause.
    let isAnotherDue = false;
    try {
      isAnotherDue = await publishEdition(signer);
      metrics.transparencyConflict.set(0);
    } catch (error) {
      if (error instanceof SecondStoreConflictError) metrics.transparencyConflict.set(1);
      log.error({ err: error }, 'no edition was published');
    }
    const checkpoint = await findCheckpoint(db).catch(() => null);
    if (checkpoint) metrics.transparencySigned.set(checkpoint.signedAt.getTime() / 1000);
    if (!stopped) timer = setTimeout(start, isAnotherDue ? 0 : PAUSE_MS);
  }

  function start(): void {
    current = publish();
  }

  start();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}

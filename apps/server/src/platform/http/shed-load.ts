import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

const SAMPLE_MS = 1000;
/** Longer than one sample: a single pause, of a machine or of a process that compiles, is over when it is measured. */
const LASTING_MS = 1.5 * SAMPLE_MS;

/** Refuses calls while the event loop lags, and goes on lagging: so that what was taken on is served in time. */
export async function shedLoad(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  let laggingSince = -Infinity;
  let laggedAt = -Infinity;

  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (_request, _reply, _type, delay) => {
      // Not one measure in a whole interval: the delay is as long as that, and how much longer is not known.
      if (delay === Infinity && maxDelayMs > SAMPLE_MS) return;
      const now = performance.now();
      if (now - laggedAt > 2 * SAMPLE_MS) laggingSince = now;
      laggedAt = now;
      if (now - laggingSince > LASTING_MS) throw new ApiError('server.busy', { retryAfter: 5 });
    },
  });
}

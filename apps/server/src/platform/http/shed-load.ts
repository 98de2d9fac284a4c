import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

const SAMPLE_MS = 1000;
/** Longer than one sample, so that a single pause of the machine or of the compiler does not count. */
const LASTING_MS = 1.5 * SAMPLE_MS;

/** Rejects requests while the event loop delay stays high, so that accepted requests are served in time. */
export async function shedLoad(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  let laggingSince = -Infinity;
  let laggedAt = -Infinity;

  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (_request, _reply, _type, delay) => {
      // The interval contains no measurement: the delay is at least that long, but its exact length is unknown.
      if (delay === Infinity && maxDelayMs > SAMPLE_MS) return;
      const now = performance.now();
      if (now - laggedAt > 2 * SAMPLE_MS) laggingSince = now;
      laggedAt = now;
      if (now - laggingSince > LASTING_MS) throw new ApiError('server.busy', { retryAfter: 5 });
    },
  });
}

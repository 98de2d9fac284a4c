import { MINIMUM_AGE } from '@subrosa/rules/accounts/age';
import { z } from 'zod';
import type { AgeResult, AgeAssurance } from './age-assurance.ts';

interface Service {
  url: string;
  sdkId: string;
  apiKey: string;
  timeoutMilliseconds: number;
}

const TTL_SECONDS = 1800;
/** Estimates from a face can be wrong by some years: members who do not appear clearly older must show a document. */
const ESTIMATION_AGE = 25;

const sessionResponse = z.object({ id: z.string().regex(/^[\w-]{8,100}$/) });
const result = z.object({ status: z.string() });

/**
 * Implements "Create a session" and "Results" of the Yoti Age Verification Service: it requests the check `OVER` and reads
 * only the status, never the age.
 */
export function yotiAgeAssurance({ url, sdkId, apiKey, timeoutMilliseconds }: Service): AgeAssurance {
  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
    return fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'yoti-sdk-id': sdkId, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
  }

  return {
    begin: async ({ reference, returnTo, notifyAt }) => {
      const answered = await call('POST', '/sessions', {
        type: 'OVER',
        ttl: TTL_SECONDS,
        age_estimation: { allowed: true, threshold: ESTIMATION_AGE, level: 'PASSIVE', retry_limit: 1 },
        digital_id: { allowed: true, threshold: MINIMUM_AGE, age_estimation_allowed: false, retry_limit: 1 },
        doc_scan: { allowed: true, threshold: MINIMUM_AGE, authenticity: 'AUTO', level: 'PASSIVE', retry_limit: 1 },
        reference_id: reference,
        callback: { auto: true, url: returnTo },
        ...(notifyAt && { notification_url: notifyAt }),
        cancel_url: returnTo,
        synchronous_checks: true,
      });
      if (!answered.ok) throw new Error(`the age provider answered ${answered.status}`);
      const { id } = sessionResponse.parse(await answered.json());
      return { session: id, url: `${url}?${new URLSearchParams({ sessionId: id, sdkId }).toString()}` };
    },

    answer: async (session) => {
      const answered = await call('GET', `/sessions/${encodeURIComponent(session)}/result`);
      // Yoti deletes sessions some time after they end.
      if (answered.status === 404 || answered.status === 410) return 'expired';
      if (!answered.ok) throw new Error(`the age provider answered ${answered.status}`);
      return meaningOf(result.parse(await answered.json()).status);
    },
  };
}

const meanings: Readonly<Record<string, AgeResult>> = {
  COMPLETE: 'adult',
  FAIL: 'minor',
  PENDING: 'pending',
  IN_PROGRESS: 'pending',
  EXPIRED: 'expired',
  CANCELLED: 'expired',
  ERROR: 'expired',
};

function meaningOf(status: string): AgeResult {
  const meaning = meanings[status];
  // An unknown status must never count as an adult.
  if (!meaning) throw new Error(`the age provider answered with the status ${status}`);
  return meaning;
}

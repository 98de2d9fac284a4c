import { parseResponse, type ParsedResponse } from './response.ts';
import { NetworkError, TimeoutError } from './errors.ts';

/** The specification's limit for one request. */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Sends one request and reads the complete response within the time limit. */
export async function exchange(
  fetch: typeof globalThis.fetch,
  url: string,
  request: RequestInit,
  limits: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<ParsedResponse> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout;
  try {
    return await parseResponse(await fetch(url, { ...request, signal }));
  } catch (error) {
    if (limits.signal?.aborted) throw limits.signal.reason;
    throw timeout.aborted ? new TimeoutError() : new NetworkError(error);
  }
}

import { traceparent } from './spans.ts';

/** Adds the current trace to a job's payload. */
export function withTrace(payload: object): object {
  const parent = traceparent();
  return parent ? { ...payload, traceparent: parent } : payload;
}

/** Separates the original payload and its trace. */
export function withoutTrace(payload: unknown): { payload: unknown; traceparent?: string } {
  if (typeof payload !== 'object' || payload === null || !('traceparent' in payload)) return { payload };
  const { traceparent: parent, ...rest } = payload;
  return { payload: rest, traceparent: String(parent) };
}

import { traceparent } from './spans.ts';

/** A job's payload, with the trace in which it was asked for. */
export function withTrace(payload: object): object {
  const parent = traceparent();
  return parent ? { ...payload, traceparent: parent } : payload;
}

/** The payload as it was given, and its trace. */
export function withoutTrace(payload: unknown): { payload: unknown; traceparent?: string } {
  if (typeof payload !== 'object' || payload === null || !('traceparent' in payload)) return { payload };
  const { traceparent: parent, ...rest } = payload;
  return { payload: rest, traceparent: String(parent) };
}

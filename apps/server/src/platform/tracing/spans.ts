import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { ApiError } from '../http/api-error.ts';

/** Null while nobody wants traces: then every function here does nothing, and no library is loaded. */
let tracer: Tracer | null = null;
const current = new AsyncLocalStorage<Context>();

export const isTracing = (): boolean => tracer !== null;

export function traceWith(made: Tracer | null): void {
  tracer = made;
}

export interface SpanOptions {
  kind?: 'server' | 'producer' | 'consumer' | 'client';
  /** Names and counts; never an id, an address or a word of a member. */
  attributes?: Attributes;
  /** Of the one who asked for this, in another process. */
  traceparent?: string | undefined;
}

const kinds = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

/** Does the work as a part of the trace that is under way, or of a new one. */
export async function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  if (!tracer) return work();
  const parent = contextOf(options.traceparent) ?? current.getStore() ?? ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind: kinds[options.kind ?? 'server'], attributes: options.attributes ?? {} }, parent);
  try {
    return await current.run(trace.setSpan(parent, span), work);
  } catch (error) {
    // The words of an error may name somebody; the log holds them.
    if (error instanceof ApiError) span.setAttribute('refusal', error.code);
    else span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown').setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Something that is done already, as a part of what is under way; what nobody asked for begins no trace. Returns where what
 * follows from it goes on.
 */
export function recordSpan(name: string, options: SpanOptions, tookMs = 0): string | undefined {
  const parent = contextOf(options.traceparent) ?? current.getStore();
  if (!tracer || !parent) return undefined;
  const { kind = 'client', attributes = {} } = options;
  const now = Date.now();
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes, startTime: now - tookMs }, parent);
  span.end(now);
  return headerOf(span.spanContext());
}

/** Where a job or message goes on with this trace (W3C Trace Context); undefined outside of one. */
export function traceparent(): string | undefined {
  const span = tracer && current.getStore() && trace.getSpanContext(current.getStore() ?? ROOT_CONTEXT);
  return span ? headerOf(span) : undefined;
}

function headerOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
}

function contextOf(header: string | undefined): Context | null {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/.exec(header ?? '') ?? [];
  if (!traceId || !spanId) return null;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flags), isRemote: true });
}

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

/** Null when tracing is off: then every function here does nothing, and no library is loaded. */
let tracer: Tracer | null = null;
const current = new AsyncLocalStorage<Context>();

export const isTracing = (): boolean => tracer !== null;

export function traceWith(made: Tracer | null): void {
  tracer = made;
}

export interface SpanOptions {
  kind?: 'server' | 'producer' | 'consumer' | 'client';
  /** Names and counts only; never ids, IP or email addresses, or text of members. */
  attributes?: Attributes;
  /** The parent trace from another process. */
  traceparent?: string | undefined;
}

const kinds = { server: SpanKind.SERVER, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

/** Runs the work as a span of the current trace, or of a new one. */
export async function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  if (!tracer) return work();
  const parent = contextOf(options.traceparent) ?? current.getStore() ?? ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind: kinds[options.kind ?? 'server'], attributes: options.attributes ?? {} }, parent);
  try {
    return await current.run(trace.setSpan(parent, span), work);
  } catch (error) {
    // The message of an error may name a member, so it is only logged.
    if (error instanceof ApiError) span.setAttribute('error_code', error.code);
    else span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown').setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Records finished work as a span of the current trace; outside a trace it does nothing. Returns the traceparent for
 * subsequent work.
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

/** The W3C `traceparent` with which a job or message continues this trace; undefined outside a trace. */
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

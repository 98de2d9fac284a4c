import { isTracing, recordSpan } from './spans.ts';

/**
 * The trace of a live update. It is part of the flags, which the adapter forwards to the realtime processes but not to
 * browsers. `event` is the name in the contract, because the name on the wire may contain a member's id.
 */
interface LiveTrace {
  parent: string;
  event: string;
}

/** Records that a live update is published, and returns the flags for it. */
export function traceOfUpdate(event: string, name = `emit ${event}`): { trace?: LiveTrace } {
  const parent = recordSpan(name, { kind: 'producer' });
  return parent ? { trace: { parent, event } } : {};
}

interface ReceivedMessage {
  data?: { opts?: { rooms?: string[]; flags?: { trace?: LiveTrace } } };
}

/** Records a delivery to sockets of this process; `count` returns how many sockets receive it. */
export function recordDelivery(message: unknown, count: (rooms: readonly string[]) => number): void {
  if (!isTracing()) return;
  const { rooms = [], flags } = (message as ReceivedMessage).data?.opts ?? {};
  const sockets = flags?.trace ? count(rooms) : 0;
  if (!flags?.trace || sockets === 0) return;
  recordSpan(`deliver ${flags.trace.event}`, { kind: 'consumer', attributes: { sockets }, traceparent: flags.trace.parent });
}

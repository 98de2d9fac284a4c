import { isTracing, recordSpan } from './spans.ts';

/**
 * The trace of a live update on its way to the realtime processes. It travels among the flags, which the adapter hands on and
 * sends to no browser; with the event's name as the contract has it, as the one on the wire may hold a member's id.
 */
interface LiveTrace {
  parent: string;
  event: string;
}

/** Notes that something is told, and gives what goes along. */
export function traceOfUpdate(event: string, name = `emit ${event}`): { trace?: LiveTrace } {
  const parent = recordSpan(name, { kind: 'producer' });
  return parent ? { trace: { parent, event } } : {};
}

interface ReceivedMessage {
  data?: { opts?: { rooms?: string[]; flags?: { trace?: LiveTrace } } };
}

/** Notes that sockets of this process were told; `count` says how many are in these rooms. */
export function recordDelivery(message: unknown, count: (rooms: readonly string[]) => number): void {
  if (!isTracing()) return;
  const { rooms = [], flags } = (message as ReceivedMessage).data?.opts ?? {};
  const sockets = flags?.trace ? count(rooms) : 0;
  if (!flags?.trace || sockets === 0) return;
  recordSpan(`deliver ${flags.trace.event}`, { kind: 'consumer', attributes: { sockets }, traceparent: flags.trace.parent });
}

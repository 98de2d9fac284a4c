import type { SocketEvent } from '@subrosa/contract/socket';

type PayloadOf<Event extends SocketEvent> = Event['payload']['_output'];

const handlers = new Map<string, Set<(payload: never) => void>>();

/** Handles an event as long as the page lives, across reconnections; returns a function that removes the handler. */
export function onEvent<Event extends SocketEvent>({ name }: Event, handler: (payload: PayloadOf<Event>) => void): () => void {
  const ofName = handlers.get(name) ?? new Set();
  handlers.set(name, ofName.add(handler));
  return () => void ofName.delete(handler);
}

/** Called by the connection for every event of the server. */
export function passOn(name: string, payload: unknown): void {
  for (const handler of handlers.get(name) ?? []) handler(payload as never);
}

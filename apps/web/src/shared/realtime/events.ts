import type { SocketEvent } from '@subrosa/contract/socket';

type PayloadOf<Event extends SocketEvent> = Event['payload']['_output'];

const handlers = new Map<string, Set<(payload: never) => void>>();

/** Hears an event for as long as the page lives, through every reconnection; returns how to stop. */
export function onEvent<Event extends SocketEvent>({ name }: Event, handler: (payload: PayloadOf<Event>) => void): () => void {
  const ofName = handlers.get(name) ?? new Set();
  handlers.set(name, ofName.add(handler));
  return () => void ofName.delete(handler);
}

/** Called by the connection for everything that the service says. */
export function passOn(name: string, payload: unknown): void {
  for (const handler of handlers.get(name) ?? []) handler(payload as never);
}

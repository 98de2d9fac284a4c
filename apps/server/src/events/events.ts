import type { SupportEvents } from './support.ts';

export type Events = SupportEvents;

export type EventName = keyof Events;

/** A fact that happened, as it waits in the queue. */
export interface HappenedEvent<Name extends EventName = EventName> {
  id: string;
  name: Name;
  at: string;
  data: Events[Name];
}

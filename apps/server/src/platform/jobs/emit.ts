import { randomUUID } from 'node:crypto';
import type { EventName, Events, HappenedEvent } from '../../events/events.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { enqueue } from './enqueue.ts';

export const EVENT_TASK = 'event';

/** Records that something happened, in the transaction in which it happened. */
export async function emit<Name extends EventName>(tx: Tx, clock: Clock, name: Name, data: Events[Name]): Promise<void> {
  const event: HappenedEvent<Name> = { id: randomUUID(), name, at: clock.now().toISOString(), data };
  await enqueue(tx, EVENT_TASK, event);
}

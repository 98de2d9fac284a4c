import type { EventName, HappenedEvent } from '../../events/events.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { WorkerPlatform } from '../platform.ts';
import { inSpan } from '../tracing/spans.ts';
import { EVENT_TASK } from './emit.ts';
import { enqueue } from './enqueue.ts';
import type { Tasks } from './task.ts';

export interface ReactionContext<Name extends EventName> {
  tx: Tx;
  event: HappenedEvent<Name>;
  platform: WorkerPlatform;
  /** For effects that may be lost but must not precede the commit, such as live updates. */
  afterCommit(effect: () => Promise<void> | void): void;
}

/** What a domain does about an event. Its database effects happen exactly once for each event. */
export interface Reaction {
  to: EventName;
  name: string;
  run: (context: ReactionContext<never>) => Promise<void>;
}

export function reaction<Name extends EventName>(to: Name, name: string, run: (context: ReactionContext<Name>) => Promise<void>): Reaction {
  return { to, name, run };
}

const REACTION_TASK = 'reaction';

interface ReactionJob {
  reaction: string;
  event: HappenedEvent;
}

/** The two tasks that deliver events: one enqueues a job for each reaction to an event, the other runs one reaction. */
export function reactionTasks(reactions: readonly Reaction[], platform: WorkerPlatform): Tasks {
  const byName = new Map(reactions.map((one) => [one.name, one]));
  if (byName.size !== reactions.length) throw new Error('two reactions have the same name');

  return {
    [EVENT_TASK]: async (payload) => {
      const event = payload as HappenedEvent;
      const interested = reactions.filter(({ to }) => to === event.name);
      await transaction(platform.db, async (tx) => {
        for (const { name } of interested) {
          await enqueue(tx, REACTION_TASK, { reaction: name, event } satisfies ReactionJob, { key: `${event.id}/${name}` });
        }
      });
    },
    [REACTION_TASK]: async (payload) => {
      const job = payload as ReactionJob;
      const found = byName.get(job.reaction);
      if (!found) throw new Error(`no reaction is called ${job.reaction}`);
      await inSpan(`reaction ${job.reaction}`, { kind: 'consumer' }, () => react(found, job.event, platform));
    },
  };
}

async function react(found: Reaction, event: HappenedEvent, platform: WorkerPlatform): Promise<void> {
  const effects: (() => Promise<void> | void)[] = [];
  await transaction(platform.db, async (tx) => {
    effects.length = 0;
    const first = await tx
      .insertInto('handled_event')
      .values({ event_id: event.id, reaction: found.name })
      .onConflict((conflict) => conflict.columns(['event_id', 'reaction']).doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows === 0n) return;
    const context: ReactionContext<EventName> = { tx, event, platform, afterCommit: (effect) => effects.push(effect) };
    await found.run(context as ReactionContext<never>);
  });
  for (const effect of effects) await effect();
}

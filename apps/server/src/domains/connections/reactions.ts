import { connectionsChanged } from '@subrosa/contract/connections';
import type { ConnectionsEvents } from '../../events/connections.ts';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';

type EventName = keyof ConnectionsEvents;

/** Open tabs of both ask again. They are not told what happened, nor with whom. */
const forBoth: readonly EventName[] = [
  'connections.asked',
  'connections.confirmed',
  'connections.ended',
  'connections.endorsed',
  'connections.endorsementApproved',
];

/** The other must not hear of these: a tab that asks again without a reason would tell. */
const forOneself: readonly EventName[] = ['connections.blocked', 'connections.unblocked'];

const publishReaction = (name: EventName, whom: readonly ('memberId' | 'otherId')[]): Reaction =>
  reaction(name, `connections.tell-tabs-after-${name}`, async ({ event, platform: { live }, afterCommit }) => {
    afterCommit(() => {
      for (const side of whom) live.toMember(event.data[side], connectionsChanged, {});
    });
  });

export const reactions: readonly Reaction[] = [
  ...forBoth.map((name) => publishReaction(name, ['memberId', 'otherId'])),
  ...forOneself.map((name) => publishReaction(name, ['memberId'])),
];

import { connectionsChanged } from '@subrosa/contract/connections';
import type { ConnectionsEvents } from '../../events/connections.ts';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';

type EventName = keyof ConnectionsEvents;

/** Events after which open tabs of both members refetch. The live update contains neither the event nor the other member. */
const forBoth: readonly EventName[] = [
  'connections.requested',
  'connections.confirmed',
  'connections.ended',
  'connections.endorsed',
  'connections.endorsementApproved',
];

/** Events that only the member's own tabs receive: a refetch in the other's tabs would reveal a block. */
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

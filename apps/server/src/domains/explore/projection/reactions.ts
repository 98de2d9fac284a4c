import type { EventName, Events } from '../../../events/events.ts';
import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { projectMembers } from './project.ts';

type OfMember = { [Name in EventName]: Events[Name] extends { memberId: string } ? Name : never }[EventName];

/** Events after which a member's search row may change. Every event that changes what `member_search_source` reads must be listed. */
const changing = [
  'accounts.identityVerificationChanged',
  'accounts.memberActivated',
  'accounts.memberSuspended',
  'accounts.memberReinstated',
  'accounts.privacyChanged',
  'accounts.usernameChanged',
  'profiles.changed',
  'subscriptions.changed',
] as const satisfies readonly OfMember[];

export const projectionReactions: readonly Reaction[] = changing.map((name) =>
  reaction(name, `explore.project-after-${name}`, ({ tx, event }) => projectMembers(tx, [event.data.memberId])),
);

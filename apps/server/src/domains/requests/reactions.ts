import { requestsChanged } from '@subrosa/contract/requests';
import type { RequestsEvents } from '../../events/requests.ts';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import { applyDecision } from './commands/apply-decision.ts';
import { followPoster } from './store/posts.ts';

const changing: readonly (keyof RequestsEvents)[] = [
  'requests.published',
  'requests.unpublished',
  'requests.edited',
  'requests.withdrawn',
  'requests.deleted',
];

/** Events after which filters on the poster may match a member's posts differently. */
const ofPosters = ['accounts.memberActivated', 'accounts.privacyChanged', 'profiles.changed'] as const;

export const reactions: readonly Reaction[] = [
  ...changing.map((name) =>
    reaction(name, `requests.tell-tabs-after-${name}`, async ({ event, platform: { live }, afterCommit }) => {
      afterCommit(() => live.toMember(event.data.memberId, requestsChanged, {}));
    }),
  ),
  ...ofPosters.map((name) =>
    reaction(name, `requests.follow-poster-after-${name}`, ({ tx, event }) => followPoster(tx, event.data.memberId)),
  ),

  reaction('moderation.caseDecided', 'requests.apply-decision', async ({ tx, event, platform: { clock } }) => {
    if (event.data.subjectKind === 'request') await applyDecision(tx, event.data, clock);
  }),

  // After a successful appeal the post is published.
  reaction('moderation.decisionOverturned', 'requests.undo-decision', async ({ tx, event, platform: { clock } }) => {
    if (event.data.subjectKind === 'request') await applyDecision(tx, { ...event.data, decision: 'approve', reason: null }, clock);
  }),
];

import type { CaseKind } from '@subrosa/rules/moderation/cases';
import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { notifyMembers } from '../create/notify-members.ts';

/** What becomes of these is told by the domain that they belong to, or by nobody. */
const notifiedElsewhere: readonly CaseKind[] = [
  'media_review',
  'media_objection',
  'media_match',
  'csam',
  'request_text',
  'request_report',
  'identity',
  'lifetime',
  'ncii',
  'depicted_person',
  'dmca',
  'counter_notice',
  'complaint',
];

/** That something was decided against a member, or about their appeal; what it is stands in their settings alone. Who is shut out is not told here. */
export const moderationReactions: readonly Reaction[] = [
  reaction('moderation.statementMade', 'notifications.tell-decision', async ({ tx, event, platform, afterCommit }) => {
    const { memberId, kind, sanction } = event.data;
    if (sanction === null && notifiedElsewhere.includes(kind)) return;
    await notifyMembers(tx, { kind: 'decision_made', origin: event.id, actorId: null, recipients: [memberId] }, platform, afterCommit);
  }),

  reaction('moderation.appealAnswered', 'notifications.tell-appeal', async ({ tx, event, platform, afterCommit }) => {
    const recipients = [event.data.memberId];
    await notifyMembers(tx, { kind: 'appeal_answered', origin: event.id, actorId: null, recipients }, platform, afterCommit);
  }),
];

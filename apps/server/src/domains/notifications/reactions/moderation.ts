import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { notifyMembers } from '../create/notify-members.ts';

/** Decisions of these kinds are reported by the domain that they belong to, or not at all. */
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

/**
 * Notifies members of decisions against them and about their appeals; details are only in their settings. Banned and
 * suspended members get no notification.
 */
export const moderationReactions: readonly Reaction[] = [
  reaction('moderation.statementOfReasonsIssued', 'notifications.notify-decision', async ({ tx, event, platform, afterCommit }) => {
    const { memberId, kind, sanction } = event.data;
    if (sanction === null && notifiedElsewhere.includes(kind)) return;
    await notifyMembers(tx, { kind: 'decision_made', sourceId: event.id, actorId: null, recipients: [memberId] }, platform, afterCommit);
  }),

  reaction('moderation.appealDecided', 'notifications.notify-appeal', async ({ tx, event, platform, afterCommit }) => {
    const recipients = [event.data.memberId];
    await notifyMembers(tx, { kind: 'appeal_answered', sourceId: event.id, actorId: null, recipients }, platform, afterCommit);
  }),
];

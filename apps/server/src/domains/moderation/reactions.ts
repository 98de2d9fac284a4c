import { casesChanged } from '@subrosa/contract/moderation';
import { caseKindRoles } from '@subrosa/rules/moderation/staff';
import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import { detectBanEvasion } from './commands/detect-ban-evasion.ts';
import { dismissCasesOf } from './commands/dismiss-cases.ts';
import { listStaffIds } from './queries/reminders.ts';
import { clearProfile } from './store/cases.ts';

/** After these events a member may match a banned identifier. */
const identifierEvents = ['accounts.memberJoined', 'accounts.phoneVerified', 'accounts.emailChanged'] as const;

export const reactions: readonly Reaction[] = [
  reaction('media.removed', 'moderation.dismiss-removed-media', ({ tx, event, platform: { clock } }) =>
    dismissCasesOf(tx, clock, event.data.mediaId),
  ),

  reaction('accounts.memberDeleted', 'moderation.delete-profile-status', async ({ tx, event, platform: { clock } }) => {
    await dismissCasesOf(tx, clock, event.data.memberId);
    await clearProfile(tx, event.data.memberId);
  }),

  ...identifierEvents.map((name) =>
    reaction(name, `moderation.detect-ban-evasion-after-${name}`, ({ tx, event, platform }) =>
      detectBanEvasion(tx, { memberId: event.data.memberId }, platform),
    ),
  ),

  reaction('moderation.caseOpened', 'moderation.notify-staff-of-case', async ({ tx, event, platform: { live }, afterCommit }) => {
    const { kind } = event.data;
    const staff = await listStaffIds(tx, caseKindRoles[kind]);
    afterCommit(() => staff.forEach((id) => live.toMember(id, casesChanged, { kind, isReminder: false })));
  }),

  reaction(
    'moderation.caseReminderDue',
    'moderation.notify-staff-of-reminder',
    async ({ tx, event, platform: { live, metrics }, afterCommit }) => {
      const { kind } = event.data;
      const staff = await listStaffIds(tx, caseKindRoles[kind]);
      afterCommit(() => {
        metrics.caseReminders.inc({ kind });
        staff.forEach((id) => live.toMember(id, casesChanged, { kind, isReminder: true }));
      });
    },
  ),
];

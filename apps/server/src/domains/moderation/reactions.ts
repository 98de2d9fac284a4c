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
  reaction('media.removed', 'moderation.settle-removed-media', ({ tx, event, platform: { clock } }) =>
    dismissCasesOf(tx, clock, event.data.mediaId),
  ),

  reaction('accounts.memberDeleted', 'moderation.forget-profile', async ({ tx, event, platform: { clock } }) => {
    await dismissCasesOf(tx, clock, event.data.memberId);
    await clearProfile(tx, event.data.memberId);
  }),

  ...identifierEvents.map((name) =>
    reaction(name, `moderation.look-for-evader-after-${name}`, ({ tx, event, platform }) =>
      detectBanEvasion(tx, { memberId: event.data.memberId }, platform),
    ),
  ),

  reaction('moderation.caseOpened', 'moderation.tell-staff-of-case', async ({ tx, event, platform: { live }, afterCommit }) => {
    const { kind } = event.data;
    const staff = await listStaffIds(tx, caseKindRoles[kind]);
    afterCommit(() => staff.forEach((id) => live.toMember(id, casesChanged, { kind, alarm: false })));
  }),

  reaction('moderation.caseAlarmed', 'moderation.tell-staff-of-alarm', async ({ tx, event, platform: { live, metrics }, afterCommit }) => {
    const { kind } = event.data;
    const staff = await listStaffIds(tx, caseKindRoles[kind]);
    afterCommit(() => {
      metrics.caseReminders.inc({ kind });
      staff.forEach((id) => live.toMember(id, casesChanged, { kind, alarm: true }));
    });
  }),
];

import { documentKinds } from '@subrosa/rules/documents/limits';
import { caseKinds } from '@subrosa/rules/moderation/case-rules';
import { z } from 'zod';
import { route } from '../route.ts';
import { roleChanges } from './roles.ts';

const inbox = z.object({
  count: z.int().describe('Pending items of this staff member; at most 100.'),
  due: z
    .array(z.object({ caseId: z.uuid(), kind: z.enum(caseKinds), dueAt: z.iso.datetime() }))
    .describe('Their assigned cases that are due within a day.'),
  reminders: z
    .array(z.object({ caseId: z.uuid(), kind: z.enum(caseKinds), dueAt: z.iso.datetime(), reminderCount: z.int() }))
    .describe('Unassigned cases of kinds that they decide, with a reminder that is due.'),
  accessRequests: z
    .array(z.object({ id: z.uuid(), kind: z.enum(documentKinds), requestedBy: z.string().nullable(), requestedAt: z.iso.datetime() }))
    .describe('Access requests that wait for their approval.'),
  appeals: z
    .array(z.object({ caseId: z.uuid(), kind: z.enum(caseKinds), outcome: z.enum(['overturned', 'upheld']), answeredAt: z.iso.datetime() }))
    .describe('Decisions of colleagues on appeals against theirs, within 30 days.'),
  supportRequests: z.int().describe('Unassigned contact messages and privacy requests; at most 100.'),
  roles: roleChanges.describe('Roles that were proposed, confirmed or ended within 14 days, newest first: for all staff.'),
  threads: z.int().describe('Members who wait for a reply; at most 100.'),
});

export type Inbox = z.output<typeof inbox>;

export const inboxRoutes = {
  getInbox: route({ method: 'GET', path: '/api/staff/inbox', summary: 'Get what concerns this staff member', reply: inbox }),
};

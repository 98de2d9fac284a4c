import { documentKinds } from '@subrosa/rules/documents/limits';
import { caseKinds } from '@subrosa/rules/moderation/cases';
import { z } from 'zod';
import { route } from '../route.ts';
import { roleChanges } from './roles.ts';

const inbox = z.object({
  count: z.int().describe('What waits for this member of staff; at most 100.'),
  due: z
    .array(z.object({ caseId: z.uuid(), kind: z.enum(caseKinds), dueAt: z.iso.datetime() }))
    .describe('Cases that they have taken and that are due within a day.'),
  alarms: z
    .array(z.object({ caseId: z.uuid(), kind: z.enum(caseKinds), dueAt: z.iso.datetime(), rung: z.int() }))
    .describe('Of kinds that they decide, which nobody has taken and which have alarmed.'),
  accessRequests: z
    .array(z.object({ id: z.uuid(), kind: z.enum(documentKinds), askedBy: z.string().nullable(), askedAt: z.iso.datetime() }))
    .describe('Second looks at a document that wait for their approval.'),
  appeals: z
    .array(z.object({ caseId: z.uuid(), kind: z.enum(caseKinds), outcome: z.enum(['overturned', 'upheld']), answeredAt: z.iso.datetime() }))
    .describe('What colleagues said of their decisions on appeal, within 30 days.'),
  supportRequests: z.int().describe('Letters and privacy requests that nobody has taken; at most 100.'),
  roles: roleChanges.describe('Roles that were proposed, confirmed or ended within 14 days, newest first: for everybody of staff.'),
  threads: z.int().describe('Members who wrote and wait for an answer; at most 100.'),
});

export type Inbox = z.output<typeof inbox>;

export const inboxRoutes = {
  getInbox: route({ method: 'GET', path: '/api/staff/inbox', summary: 'What concerns this member of staff', reply: inbox }),
};

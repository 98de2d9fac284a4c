import type { Inbox } from '@subrosa/contract/staff/inbox';
import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import { mayReviewDocuments } from '@subrosa/rules/documents/access';
import { may, mayModerate, type Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { listAccessGrants } from '../documents/index.ts';
import { listRoleChanges } from '../accounts/index.ts';
import { countWaitingThreads } from '../helpdesk/index.ts';
import { viewChange } from './get-roles.ts';
import { countSupportRequests, listReminded, listDecidedAppeals, listDue } from './queries/inbox.ts';

const DAY = 86_400_000;
const SOON_MS = DAY;
const DECIDED_MS = 30 * DAY;
const ROLES_MS = 14 * DAY;
const MOST_COUNTED = 100;

type InboxCounts = { id: string; kind: string; due_at: Date };

const caseOf = ({ id, kind, due_at }: InboxCounts) => ({ caseId: id, kind: kind as CaseKind, dueAt: due_at.toISOString() });

/** Returns access requests of colleagues that the caller may approve. */
async function listAccessRequests(db: Db, caller: Caller, now: Date): Promise<Inbox['accessRequests']> {
  if (!mayReviewDocuments(caller.staffRole)) return [];
  const { grants } = await listAccessGrants(db, caller, now);
  return grants.filter(({ can }) => can.approve).map(({ id, kind, requestedBy, requestedAt }) => ({ id, kind, requestedBy, requestedAt }));
}

/** Selects proposed roles, and confirmed ones that do not count yet, which all staff should review. */
const isOpen =
  (now: Date) =>
  ({ state, countsFrom }: Inbox['roles'][number]) =>
    state === 'proposed' || (state === 'confirmed' && countsFrom !== null && new Date(countsFrom) > now);

/** Returns what concerns this staff member. Decided appeals are information only and are not counted. */
export async function getInbox(db: Db, clock: Clock, staff: Staff, caller: Caller): Promise<Inbox> {
  const now = clock.now();
  const decides = mayModerate(staff.role);
  const due = decides ? (await listDue(db, staff, new Date(now.getTime() + SOON_MS))).map(caseOf) : [];
  const reminders = decides
    ? (await listReminded(db, staff)).map((found) => ({ ...caseOf(found), reminderCount: found.reminder_count }))
    : [];
  const accessRequests = await listAccessRequests(db, caller, now);
  const appeals = await listDecidedAppeals(db, staff.id, new Date(now.getTime() - DECIDED_MS));
  const supportRequests = await countSupportRequests(db, staff);
  const roles = (await listRoleChanges(db, new Date(now.getTime() - ROLES_MS))).map((one) => viewChange(one, now));
  const threads = may(staff.role, 'answer_helpdesk') ? await countWaitingThreads(db, staff.id) : 0;
  return {
    count: Math.min(
      MOST_COUNTED,
      due.length + reminders.length + accessRequests.length + supportRequests + threads + roles.filter(isOpen(now)).length,
    ),
    due,
    reminders,
    accessRequests,
    appeals: appeals.flatMap(({ caseId, kind, outcome, answeredAt }) =>
      answeredAt === null
        ? []
        : [{ caseId, kind: kind as CaseKind, outcome: outcome as 'overturned' | 'upheld', answeredAt: answeredAt.toISOString() }],
    ),
    supportRequests,
    threads,
    roles: roles.toSorted((a, b) => b.at.localeCompare(a.at)),
  };
}

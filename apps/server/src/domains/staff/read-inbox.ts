import type { Inbox } from '@subrosa/contract/staff/inbox';
import type { CaseKind } from '@subrosa/rules/moderation/cases';
import { mayReviewDocuments } from '@subrosa/rules/documents/looking';
import { may, mayModerate, type Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { readGrants } from '../documents/index.ts';
import { listRoleChanges } from '../accounts/index.ts';
import { countWaitingThreads } from '../helpdesk/index.ts';
import { viewChange } from './read-roles.ts';
import { countLetters, listAlarmed, listAnsweredAppeals, listDue } from './queries/inbox.ts';

const DAY = 86_400_000;
const SOON_MS = DAY;
const ANSWERED_MS = 30 * DAY;
const ROLES_MS = 14 * DAY;
const MOST_COUNTED = 100;

type Found = { id: string; kind: string; due_at: Date };

const caseOf = ({ id, kind, due_at }: Found) => ({ caseId: id, kind: kind as CaseKind, dueAt: due_at.toISOString() });

/** Second looks that somebody else has asked for, and that this one may approve. */
async function waitingLooks(db: Db, caller: Caller, now: Date): Promise<Inbox['looks']> {
  if (!mayReviewDocuments(caller.staffRole)) return [];
  const { grants } = await readGrants(db, caller, now);
  return grants.filter(({ can }) => can.approve).map(({ id, kind, askedBy, askedAt }) => ({ id, kind, askedBy, askedAt }));
}

/** Proposed, or confirmed and not counting yet: what everybody of staff is to look at. */
const isOpen =
  (now: Date) =>
  ({ state, countsFrom }: Inbox['roles'][number]) =>
    state === 'proposed' || (state === 'confirmed' && countsFrom !== null && new Date(countsFrom) > now);

/** What concerns this member of staff. Appeals that were answered are news, and do not wait: they are not counted. */
export async function readInbox(db: Db, clock: Clock, staff: Staff, caller: Caller): Promise<Inbox> {
  const now = clock.now();
  const decides = mayModerate(staff.role);
  const due = decides ? (await listDue(db, staff, new Date(now.getTime() + SOON_MS))).map(caseOf) : [];
  const alarms = decides ? (await listAlarmed(db, staff)).map((found) => ({ ...caseOf(found), rung: found.alarms })) : [];
  const looks = await waitingLooks(db, caller, now);
  const appeals = await listAnsweredAppeals(db, staff.id, new Date(now.getTime() - ANSWERED_MS));
  const letters = await countLetters(db, staff);
  const roles = (await listRoleChanges(db, new Date(now.getTime() - ROLES_MS))).map((one) => viewChange(one, now));
  const threads = may(staff.role, 'answer_members') ? await countWaitingThreads(db, staff.id) : 0;
  return {
    count: Math.min(MOST_COUNTED, due.length + alarms.length + looks.length + letters + threads + roles.filter(isOpen(now)).length),
    due,
    alarms,
    looks,
    appeals: appeals.flatMap(({ caseId, kind, outcome, answeredAt }) =>
      answeredAt === null
        ? []
        : [{ caseId, kind: kind as CaseKind, outcome: outcome as 'overturned' | 'upheld', answeredAt: answeredAt.toISOString() }],
    ),
    letters,
    threads,
    roles: roles.toSorted((a, b) => b.at.localeCompare(a.at)),
  };
}

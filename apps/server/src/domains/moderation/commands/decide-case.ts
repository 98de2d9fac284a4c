import { needsReason, type CaseReason, type Decision } from '@subrosa/rules/moderation/case-rules';
import { decidingProblem, verdictProblem } from '@subrosa/rules/moderation/case-problems';
import { sanctionProblem, isSuspending, type Sanction } from '@subrosa/rules/moderation/sanctions';
import type { Staff } from '@subrosa/rules/moderation/staff';
import { statusAfter } from '@subrosa/rules/moderation/subject-status';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { assertAdministratorNotNeeded } from '../../accounts/index.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockCaseFor, type CaseAction } from '../lock-case.ts';
import { hasOtherOpenCase, lockStatus, type LockedCase } from '../queries/cases.ts';
import { closeCase, setStatus } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';
import { closeDuplicateReports } from './close-duplicate-reports.ts';
import { issueStatementOfReasons } from './issue-statement-of-reasons.ts';
import { sanctionMember } from './sanction-member.ts';
import { decideAppeal } from './decide-appeal.ts';

interface DecideCaseInput {
  decision: Decision;
  reason?: CaseReason | undefined;
  /** A text by the moderator for the owner. */
  note?: string | undefined;
  /** What the reviewer of an identity verified. */
  checks?: IdentityCheck[] | undefined;
  /** The sanction of the member, besides the effect on the content. */
  sanction?: Sanction | undefined;
}

/**
 * Decides a case in one transaction: sanction, statement of reasons, duplicate reports, audit entries and the event for
 * other domains.
 */
export async function decideCase(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  handling: CaseAction,
  deciding: DecideCaseInput,
): Promise<void> {
  const { clock } = platform;
  const { caseId, staff } = handling;
  const { decision, sanction } = deciding;
  const found = await lockCaseFor(tx, handling, decidingProblem);
  throwIfInvalidDecision(found, staff, deciding);
  const { kind, subjectKind, subjectId, memberId } = found;

  const at = clock.now();
  const reason = needsReason(decision) ? (deciding.reason ?? null) : null;
  const checks = kind === 'identity' ? { checks: deciding.checks?.toSorted().join(' ') ?? null } : {};
  const detail = { decision, reason, ...(sanction && { sanction: sanction.kind }), ...checks };
  await closeCase(tx, caseId, { decision, reason, note: deciding.note || null, by: staff.id, at });
  await addEvent(tx, { caseId, kind: 'decided', actorId: staff.id, at, detail });
  const subject = { before: await lockStatus(tx, subjectId), otherCaseOpen: await hasOtherOpenCase(tx, found) };
  await setStatus(tx, { subjectKind, subjectId, status: statusAfter(decision, subject), caseId, at });

  if (reason !== null && memberId !== null) {
    const imposed = sanction ? await imposeSanction(tx, platform, { memberId, caseId, reason, sanction }) : null;
    await issueStatementOfReasons(tx, clock, { caseId, kind, memberId, reason, sanction: imposed });
    if (imposed) await closeDuplicateReports(tx, clock, found, { staff, decision, reason });
  }
  if (kind === 'appeal') await decideAppeal(tx, clock, subjectId, decision === 'overturn' ? 'overturned' : 'upheld');
  await emit(tx, clock, 'moderation.caseDecided', {
    caseId,
    kind,
    subjectKind,
    subjectId,
    decision,
    reason,
    ...(deciding.checks && { checks: deciding.checks }),
  });
  await log(tx, clock, { caseId, kind, staff }, { decision, reason, sanction });
}

type SanctionInput = Parameters<typeof sanctionMember>[1];

async function imposeSanction(tx: Tx, platform: Pick<Platform, 'clock' | 'config'>, input: SanctionInput) {
  // One moderator alone must not suspend an administrator whose role is needed, or they could prevent the removal of their
  // own role.
  if (isSuspending(input.sanction.kind)) await assertAdministratorNotNeeded(tx, input.memberId, platform.clock.now());
  return { id: await sanctionMember(tx, input, platform), kind: input.sanction.kind };
}

type LoggedDecision = Pick<DecideCaseInput, 'decision' | 'sanction'> & { reason: CaseReason | null };

async function log(
  tx: Tx,
  clock: Clock,
  { caseId, kind, staff }: CaseAction & Pick<LockedCase, 'kind'>,
  { decision, reason, sanction }: LoggedDecision,
): Promise<void> {
  const logged = { actorId: staff.id, subjectKind: 'case', subjectId: caseId };
  await appendAudit(tx, clock, { ...logged, action: 'case.decided', detail: { kind, decision, reason } });
  if (sanction) await appendAudit(tx, clock, { ...logged, action: 'member.sanctioned', detail: { sanction: sanction.kind, reason } });
}

function throwIfInvalidDecision(
  { kind, memberId }: LockedCase,
  { role }: Staff,
  { decision, reason, checks, sanction }: DecideCaseInput,
): void {
  const problem = verdictProblem(kind, { decision, reason: reason ?? null, checks });
  if (problem) throw new ApiError('request.invalid', { fields: { [problem.field]: problem.code } });
  const wrong = sanction && sanctionProblem(sanction, { role, against: needsReason(decision), hasMember: memberId !== null });
  if (wrong) throw new ApiError('request.invalid', { fields: { sanction: wrong } });
}

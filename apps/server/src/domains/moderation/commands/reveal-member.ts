import { decidingProblem } from '@subrosa/rules/moderation/case-problems';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockCaseFor } from '../lock-case.ts';
import { pseudonymOf } from '../pseudonym.ts';
import { findMemberAccess } from '../queries/member-access.ts';
import { displayNamesOf } from '../display-names.ts';
import { addEvent } from '../store/events.ts';
import { addReveal } from '../store/reveals.ts';

const HOUR = 3_600_000;

interface RevealMemberOptions {
  /** Null when the reveal is not for a case but for a member's page. */
  caseId: string | null;
  pseudonym: string;
  reason: string;
}

/** Returns the username behind a pseudonym for an hour at most, and audits who requested it and why. */
export async function revealMember(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  staff: Staff,
  { caseId, pseudonym, reason }: RevealMemberOptions,
): Promise<{ username: string; until: string }> {
  const { clock, config } = platform;
  const at = clock.now();
  const memberId =
    caseId === null
      ? ((await findMemberAccess(tx, { staffId: staff.id, pseudonym, now: at }))?.memberId ?? null)
      : await concernedBy(tx, platform, { caseId, staff, pseudonym });
  if (memberId === null) throw new ApiError('resource.notFound');
  const until = new Date(at.getTime() + HOUR);
  await addReveal(tx, { staffId: staff.id, memberId, caseId, at, until });
  if (caseId !== null) await addEvent(tx, { caseId, kind: 'revealed', actorId: staff.id, at });
  const shown = (await displayNamesOf(tx, platform, staff.id, [memberId])).get(memberId);
  if (!shown) throw new ApiError('resource.notFound');
  const personal = { secret: config.DATA_ENCRYPTION_SECRET, memberId, payload: { reason } };
  const subject = caseId === null ? { subjectKind: 'member', subjectId: memberId } : { subjectKind: 'case', subjectId: caseId };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'member.revealed', ...subject, personal });
  return { username: shown.name, until: until.toISOString() };
}

interface RevealMemberInput {
  caseId: string;
  staff: Staff;
  pseudonym: string;
}

/** Returns the member or the reporter of a claimed case whose pseudonym it is. */
async function concernedBy(
  tx: Tx,
  { config }: Pick<Platform, 'config'>,
  { caseId, staff, pseudonym }: RevealMemberInput,
): Promise<string | null> {
  const { memberId, reporterId } = await lockCaseFor(tx, { caseId, staff }, decidingProblem);
  return [memberId, reporterId].find((id) => id !== null && pseudonymOf(config.DATA_ENCRYPTION_SECRET, id) === pseudonym) ?? null;
}

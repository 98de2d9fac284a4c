import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isNeededAdministrator } from '../../accounts/index.ts';
import { appendAudit } from '../../audit/index.ts';
import { quarantineItem } from '../../media/index.ts';
import { escalateToCsam } from '../../moderation/index.ts';
import { openCsamCase } from './open-csam-case.ts';

/** Passes a case from the staff member who claimed it to the CSAM reviewers; after that no staff role can find it. */
export async function escalateCase(
  tx: Tx,
  handling: { caseId: string; staff: Staff },
  platform: Pick<Platform, 'clock' | 'config'>,
): Promise<void> {
  const { clock } = platform;
  const { caseId, staff } = handling;
  const { kind, memberId, subjectKind, subjectId } = await escalateToCsam(tx, clock, handling);
  if (subjectKind === 'media') await quarantineItem(tx, clock, subjectId);
  // One moderator alone must not suspend an administrator whose role is needed: only the two reviewers together can.
  const stays = memberId !== null && (await isNeededAdministrator(tx, memberId, clock.now()));
  await openCsamCase(tx, { caseId, memberId: stays ? null : memberId, source: 'report', found: null }, platform);
  await appendAudit(tx, clock, { actorId: staff.id, action: 'csam.escalated', subjectKind: 'case', subjectId: caseId, detail: { kind } });
}

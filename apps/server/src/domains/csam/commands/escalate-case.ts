import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isNeededAdministrator } from '../../accounts/index.ts';
import { appendAudit } from '../../audit/index.ts';
import { quarantineItem } from '../../media/index.ts';
import { escalateToCsam } from '../../moderation/index.ts';
import { openCsamCase } from './open-csam-case.ts';

/** Who has an ordinary case hands it to the named persons: neither they nor any role finds it from then on. */
export async function escalateCase(
  tx: Tx,
  handling: { caseId: string; staff: Staff },
  platform: Pick<Platform, 'clock' | 'config'>,
): Promise<void> {
  const { clock } = platform;
  const { caseId, staff } = handling;
  const { kind, memberId, subjectKind, subjectId } = await escalateToCsam(tx, clock, handling);
  if (subjectKind === 'media') await quarantineItem(tx, clock, subjectId);
  // One person hands it over: an administrator who must stay is shut out by the two named persons alone.
  const stays = memberId !== null && (await isNeededAdministrator(tx, memberId, clock.now()));
  await openCsamCase(tx, { caseId, memberId: stays ? null : memberId, source: 'report', found: null }, platform);
  await appendAudit(tx, clock, { actorId: staff.id, action: 'sealed.escalated', subjectKind: 'case', subjectId: caseId, detail: { kind } });
}

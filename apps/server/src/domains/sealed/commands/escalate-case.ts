import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isNeededAdministrator } from '../../accounts/index.ts';
import { appendAudit } from '../../audit/index.ts';
import { sealItem } from '../../media/index.ts';
import { sealCase } from '../../moderation/index.ts';
import { sealUp } from './open-sealed.ts';

/** Who has an ordinary case hands it to the named persons: neither they nor any role finds it from then on. */
export async function escalateCase(
  tx: Tx,
  handling: { caseId: string; staff: Staff },
  platform: Pick<Platform, 'clock' | 'config'>,
): Promise<void> {
  const { clock } = platform;
  const { caseId, staff } = handling;
  const { kind, memberId, subjectKind, subjectId } = await sealCase(tx, clock, handling);
  if (subjectKind === 'media') await sealItem(tx, clock, subjectId);
  // One person hands it over: an administrator who must stay is shut out by the two named persons alone.
  const stays = memberId !== null && (await isNeededAdministrator(tx, memberId, clock.now()));
  await sealUp(tx, { caseId, memberId: stays ? null : memberId, source: 'report', found: null }, platform);
  await appendAudit(tx, clock, { actorId: staff.id, action: 'sealed.escalated', subjectKind: 'case', subjectId: caseId, detail: { kind } });
}

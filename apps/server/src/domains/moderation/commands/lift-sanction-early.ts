import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockActiveSanction } from '../queries/sanctions.ts';
import { liftSanction } from './lift-sanction.ts';

interface LiftSanctionEarlyInput {
  memberId: string;
  sanctionId: string;
  reason: string;
}

/** Lifts a sanction before its end. The second of two concurrent calls gets 404. */
export async function liftSanctionEarly(
  tx: Tx,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  staff: Staff,
  { memberId, sanctionId, reason }: LiftSanctionEarlyInput,
): Promise<void> {
  const kind = await lockActiveSanction(tx, { id: sanctionId, memberId });
  if (kind === null || memberId === staff.id) throw new ApiError('resource.notFound');
  await liftSanction(tx, clock, sanctionId, 'lifted_early');
  const personal = { secret: config.DATA_ENCRYPTION_SECRET, memberId, payload: { reason } };
  const subject = { subjectKind: 'sanction', subjectId: sanctionId, detail: { sanction: kind } };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'sanction.lifted', ...subject, personal });
}

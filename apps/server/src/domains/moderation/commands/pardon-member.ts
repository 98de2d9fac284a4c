import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockStandingSanction } from '../queries/sanctions.ts';
import { liftSanction } from './lift-sanction.ts';

interface Pardoning {
  memberId: string;
  sanctionId: string;
  reason: string;
}

/** Lifts a sanction before it is over. Of two who lift it at once, the second finds none. */
export async function pardonMember(
  tx: Tx,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  staff: Staff,
  { memberId, sanctionId, reason }: Pardoning,
): Promise<void> {
  const kind = await lockStandingSanction(tx, { id: sanctionId, memberId });
  if (kind === null || memberId === staff.id) throw new Refusal('page.missing');
  await liftSanction(tx, clock, sanctionId, 'pardoned');
  const sealed = { secret: config.SEAL_SECRET, memberId, payload: { reason } };
  const subject = { subjectKind: 'sanction', subjectId: sanctionId, detail: { sanction: kind } };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'sanction.lifted', ...subject, sealed });
}

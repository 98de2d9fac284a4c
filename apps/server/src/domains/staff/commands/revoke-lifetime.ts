import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { decideImmediately } from '../../moderation/index.ts';
import { findPlanOf } from '../queries/members.ts';

/**
 * Decides that a lifetime plan was obtained by deceit. The worker revokes the plan, and restores it after a successful
 * appeal.
 */
export async function revokeLifetime(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  staff: Staff,
  { memberId, note }: { memberId: string; note?: string | undefined },
): Promise<void> {
  const { clock } = platform;
  if ((await findPlanOf(tx, memberId, clock.now().toISOString().slice(0, 10))) !== 2) throw new ApiError('staff.noLifetime');
  await decideImmediately(tx, platform, staff, { kind: 'lifetime_fraud', memberId, reason: 'deceit', note });
  await appendAudit(tx, clock, { actorId: staff.id, action: 'lifetime.revoked', subjectKind: 'member', subjectId: memberId });
}

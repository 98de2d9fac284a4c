import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockSpots } from '../queries/plans.ts';
import { setTotal } from '../store/spots.ts';
import { totalSpots } from '../view.ts';

interface ChangeSpotsInput {
  /** Null to use the total of the settings. */
  total: number | null;
  /** The total that the staff member saw. */
  before: number;
  reason: string;
}

/** Changes the total of free spots. Granted spots stay: if the total is below the number taken, none is left. */
export async function changeSpots(
  tx: Tx,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  staff: Staff,
  { total, before, reason }: ChangeSpotsInput,
): Promise<void> {
  const state = await lockSpots(tx);
  if (totalSpots(state, config) !== before) throw new ApiError('staff.conflict');
  if (state.totalOverride === total) return;
  await setTotal(tx, total);
  await emit(tx, clock, 'subscriptions.spotTotalChanged', {});
  const detail = { before, after: totalSpots({ ...state, totalOverride: total }, config) };
  const personal = { secret: config.DATA_ENCRYPTION_SECRET, memberId: staff.id, payload: { reason } };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'spots.changed', subjectKind: 'spots', subjectId: null, detail, personal });
}

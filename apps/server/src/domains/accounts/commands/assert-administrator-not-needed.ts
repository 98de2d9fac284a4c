import { enoughAdministrators } from '@subrosa/rules/moderation/two-person-rules';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { lockAdministrators } from '../store/roles.ts';

/** Whether this administrator must stay: without two others, roles could no longer be given or removed. */
export async function isNeededAdministrator(tx: Tx, memberId: string, at: Date): Promise<boolean> {
  const { all, counting } = await lockAdministrators(tx, at);
  return all.includes(memberId) && !enoughAdministrators(counting, memberId);
}

export async function assertAdministratorNotNeeded(tx: Tx, memberId: string, at: Date): Promise<void> {
  if (await isNeededAdministrator(tx, memberId, at)) throw new ApiError('staff.administratorsLeft');
}

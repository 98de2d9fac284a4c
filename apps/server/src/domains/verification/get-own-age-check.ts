import type { Db, Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findCheck, type AgeCheck } from './queries/age-checks.ts';

/** Returns the member's own check; 404 for those of others. */
export async function getOwnAgeCheck(db: Db | Tx, { memberId, id }: { memberId: string; id: string }): Promise<AgeCheck> {
  const check = await findCheck(db, id);
  if (check?.memberId !== memberId) throw new ApiError('resource.notFound');
  return check;
}

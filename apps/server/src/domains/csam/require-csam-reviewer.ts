import { may } from '@subrosa/rules/moderation/staff';
import type { Db, Tx } from '../../platform/db/database.ts';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isReviewer } from './queries/reviewers.ts';

/** Requires a designated reviewer whose role permits it. All other staff get 404, which is recorded in the audit chain. */
export async function requireCsamReviewer(db: Db | Tx, caller: Caller | null): Promise<string> {
  const { memberId, staffRole, roleCounts } = memberOf(caller);
  if (!may(staffRole, 'review_csam') || !(await isReviewer(db, memberId))) throw new ApiError('resource.notFound');
  if (!roleCounts) throw new ApiError('staff.roleTooNew');
  return memberId;
}

import { may, type Holder } from '../entitlements/may.ts';
import { requestLimits, type RequestStatus } from './post.ts';

export interface OwnPost {
  status: RequestStatus;
  postedAt: Date;
}

export type ChangeProblem = 'requests.editUpgrade' | 'requests.alreadyWithdrawn';

/** Until when a regular member may correct a post. */
export function correctionEnd({ postedAt }: Pick<OwnPost, 'postedAt'>): Date {
  return new Date(postedAt.getTime() + requestLimits.correctionMs);
}

/** Returns why an owner may not change their post, or null. An unpublished post may always be corrected. */
export function editingProblem(post: OwnPost, owner: Holder, now: Date): ChangeProblem | null {
  if (post.status === 'withdrawn') return 'requests.alreadyWithdrawn';
  if (post.status === 'unpublished' || may('requests.edit', owner).allowed) return null;
  return now < correctionEnd(post) ? null : 'requests.editUpgrade';
}

/** A post that is not visible to others may always be deleted. */
export function deletingProblem({ status }: Pick<OwnPost, 'status'>, owner: Holder): 'requests.editUpgrade' | null {
  return status !== 'published' || may('requests.edit', owner).allowed ? null : 'requests.editUpgrade';
}

/** Returns what happens to a corrected post: removed contact details need no review; other reasons do. */
export function afterCorrection({ needsReview, found }: { needsReview: boolean; found: boolean }): 'publish' | 'review' | 'notMended' {
  if (found) return 'notMended';
  return needsReview ? 'review' : 'publish';
}

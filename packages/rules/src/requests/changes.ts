import { may, type Holder } from '../entitlements/may.ts';
import { requestLimits, type RequestStatus } from './post.ts';

export interface OwnPost {
  status: RequestStatus;
  postedAt: Date;
}

export type ChangeProblem = 'requests.editUpgrade' | 'requests.alreadyWithdrawn';

/** Until when a regular member may correct what they posted. */
export function correctionEnd({ postedAt }: Pick<OwnPost, 'postedAt'>): Date {
  return new Date(postedAt.getTime() + requestLimits.correctionMs);
}

/** Why an owner may not change their post; null where they may. What is unpublished is there to be mended. */
export function editingProblem(post: OwnPost, owner: Holder, now: Date): ChangeProblem | null {
  if (post.status === 'withdrawn') return 'requests.alreadyWithdrawn';
  if (post.status === 'unpublished' || may('requests.edit', owner).allowed) return null;
  return now < correctionEnd(post) ? null : 'requests.editUpgrade';
}

/** What nobody else sees any more may always go. */
export function deletingProblem({ status }: Pick<OwnPost, 'status'>, owner: Holder): 'requests.editUpgrade' | null {
  return status !== 'published' || may('requests.edit', owner).allowed ? null : 'requests.editUpgrade';
}

/** What happens to a mended post: contact details that are gone need nobody's look; whatever a person has to judge waits for one. */
export function afterCorrection({ needsReview, found }: { needsReview: boolean; found: boolean }): 'publish' | 'review' | 'notMended' {
  if (found) return 'notMended';
  return needsReview ? 'review' : 'publish';
}

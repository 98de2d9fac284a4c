import type { CaseView } from '@subrosa/contract/moderation';

/** Whether a case without a member came from outside; otherwise the member's account was deleted. */
export const isFromOutside = ({ subjectKind, username }: Pick<CaseView, 'subjectKind' | 'username'>): boolean =>
  username === null && (subjectKind === 'support_request' || subjectKind === 'notice');

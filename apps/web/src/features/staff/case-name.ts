import type { CaseView } from '@subrosa/contract/moderation';

/** Whether a case without a member never had one: somebody outside wrote. Else the account is gone. */
export const isFromOutside = ({ subjectKind, username }: Pick<CaseView, 'subjectKind' | 'username'>): boolean =>
  username === null && (subjectKind === 'letter' || subjectKind === 'notice');

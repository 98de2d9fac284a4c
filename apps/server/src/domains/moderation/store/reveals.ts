import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

interface NewReveal {
  staffId: string;
  memberId: string;
  /** Null when the reveal is not for a case. */
  caseId: string | null;
  at: Date;
  until: Date;
}

export async function addReveal(tx: Tx, { staffId, memberId, caseId, at, until }: NewReveal): Promise<void> {
  await tx
    .insertInto('member_reveal')
    .values({ id: newId(), staff_id: staffId, member_id: memberId, case_id: caseId, revealed_at: at, expires_at: until })
    .execute();
}

import type { Tx } from '../../../platform/db/database.ts';

/** Notes that a member's keys are in the map, or wait for it. */
export async function addMember(tx: Tx, memberId: string): Promise<void> {
  await tx
    .insertInto('transparency_member')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

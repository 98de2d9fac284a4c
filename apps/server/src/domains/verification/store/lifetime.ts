import type { LifetimeReason } from '@subrosa/rules/verification/reasons';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

/** Returns false if an application is pending. */
export async function addApplication(tx: Tx, added: { memberId: string; verificationId: string; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lifetime_application')
    .values({ id: newId(), member_id: added.memberId, verification_id: added.verificationId, applied_at: added.at })
    .onConflict((conflict) => conflict.column('member_id').where('state', '=', 'waiting').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function saveApplicationDecision(
  tx: Tx,
  id: string,
  { reason, at }: { reason: LifetimeReason | null; at: Date },
): Promise<void> {
  const state = reason === null ? 'approved' : 'declined';
  await tx.updateTable('lifetime_application').set({ state, reason, decided_at: at }).where('id', '=', id).execute();
}

/** Reopens the declined application; returns false if another one is pending or approved. */
export async function reopenApplication(
  tx: Tx,
  { memberId, verificationId }: { memberId: string; verificationId: string },
): Promise<boolean> {
  const others = await tx
    .selectFrom('lifetime_application')
    .select(['id', 'state', 'verification_id'])
    .where('member_id', '=', memberId)
    .orderBy('applied_at', 'desc')
    .forUpdate()
    .execute();
  const declined = others.find((one) => one.state === 'declined' && one.verification_id === verificationId);
  if (!declined || others.some(({ state }) => state !== 'declined')) return false;
  await tx
    .updateTable('lifetime_application')
    .set({ state: 'waiting', reason: null, decided_at: null })
    .where('id', '=', declined.id)
    .execute();
  return true;
}

/**
 * Returns whether this member may get lifetime premium for the document: it was not used, or by the same member.
 * Concurrent calls with the same document wait for each other.
 */
export async function claimGrant(tx: Tx, grant: { documentHash: Buffer; memberId: string; at: Date }): Promise<boolean> {
  await tx
    .insertInto('lifetime_grant')
    .values({ document_hash: grant.documentHash, member_id: grant.memberId, granted_at: grant.at })
    .onConflict((conflict) => conflict.column('document_hash').doNothing())
    .execute();
  const { member_id } = await tx
    .selectFrom('lifetime_grant')
    .select('member_id')
    .where('document_hash', '=', grant.documentHash)
    .executeTakeFirstOrThrow();
  return member_id === grant.memberId;
}

/** Releases the document when no spot is left. */
export async function deleteGrant(tx: Tx, documentHash: Buffer): Promise<void> {
  await tx.deleteFrom('lifetime_grant').where('document_hash', '=', documentHash).execute();
}

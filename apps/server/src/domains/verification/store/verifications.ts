import type { SocialPlatform, VerificationMethod } from '@subrosa/rules/verification/methods';
import type { IdentityReason } from '@subrosa/rules/verification/reasons';
import type { Tx } from '../../../platform/db/database.ts';

interface NewVerification {
  id: string;
  memberId: string;
  method: VerificationMethod;
  platform: SocialPlatform | null;
  handle: string | null;
  serial: string;
  documentHash: Buffer | null;
  expiresOn: string | null;
  lifetime: boolean;
  submittedAt: Date;
  expectedBy: string;
}

/** Returns false if a submission is pending, for example from another tab. */
export async function addVerification(tx: Tx, added: NewVerification): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('verification')
    .values({
      id: added.id,
      member_id: added.memberId,
      method: added.method,
      platform: added.platform,
      handle: added.handle,
      serial: added.serial,
      document_hash: added.documentHash,
      expires_on: added.expiresOn,
      lifetime: added.lifetime,
      submitted_at: added.submittedAt,
      expected_by: added.expectedBy,
    })
    .onConflict((conflict) => conflict.column('member_id').where('state', '=', 'waiting').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function withdraw(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('verification').set({ state: 'withdrawn', decided_at: at, expires_on: null }).where('id', '=', id).execute();
}

interface Outcome {
  state: 'approved' | 'declined';
  reason: IdentityReason | null;
  note: string | null;
  at: Date;
}

/** Deletes the expiry date of the document with the decision. */
export async function saveDecision(tx: Tx, id: string, { state, reason, note, at }: Outcome): Promise<void> {
  await tx.updateTable('verification').set({ state, reason, note, decided_at: at, expires_on: null }).where('id', '=', id).execute();
}

/** Returns false if the member has another pending submission. */
export async function reopen(tx: Tx, id: string, expiresOn: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('verification as declined')
    .set({ state: 'waiting', reason: null, note: null, decided_at: null, expires_on: expiresOn })
    .where('declined.id', '=', id)
    .where('declined.state', '=', 'declined')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('verification as other')
            .select('other.id')
            .whereRef('other.member_id', '=', 'declined.member_id')
            .where('other.state', '=', 'waiting'),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

import type { CsamIncident, ReviewerSlot, CsamVerdict } from '@subrosa/rules/csam/csam';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

interface NewCsamCase {
  caseId: string;
  source: 'upload' | 'report';
  found: { list: string; distance: number } | null;
  sanctionId: string | null;
}

/** Ignores a case that exists, because events are delivered at least once. */
export async function insertCsamCase(tx: Tx, { caseId, source, found, sanctionId }: NewCsamCase): Promise<void> {
  await tx
    .insertInto('csam_case')
    .values({ case_id: caseId, source, hash_list: found?.list ?? null, distance: found?.distance ?? null, sanction_id: sanctionId })
    .onConflict((conflict) => conflict.column('case_id').doNothing())
    .execute();
}

export async function markPreserved(tx: Tx, caseId: string, at: Date): Promise<void> {
  await tx.updateTable('csam_case').set({ preserved_at: at }).where('case_id', '=', caseId).where('preserved_at', 'is', null).execute();
}

interface PreparedReport {
  verdict: CsamVerdict;
  incident: CsamIncident | null;
  note: Buffer | null;
  by: string;
  at: Date;
}

/** Null clears the proposal, so that it can be prepared again. */
export async function savePrepared(tx: Tx, caseId: string, prepared: PreparedReport | null): Promise<void> {
  await tx
    .updateTable('csam_case')
    .set({
      verdict: prepared?.verdict ?? null,
      incident: prepared?.incident ?? null,
      encrypted_note: prepared?.note ?? null,
      prepared_by: prepared?.by ?? null,
      prepared_at: prepared?.at ?? null,
    })
    .where('case_id', '=', caseId)
    .execute();
}

export async function saveConfirmed(tx: Tx, caseId: string, confirmed: { by: string; at: Date }): Promise<void> {
  await tx.updateTable('csam_case').set({ confirmed_by: confirmed.by, confirmed_at: confirmed.at }).where('case_id', '=', caseId).execute();
}

interface NewProposal {
  id: string;
  slot: ReviewerSlot;
  reviewerId: string | null;
  reason: string;
  by: string;
  at: Date;
}

/** Returns false when a proposal for the slot is pending. A proposal by a former administrator is replaced. */
export async function addProposal(tx: Tx, { id, slot, reviewerId, reason, by, at }: NewProposal): Promise<boolean> {
  const proposed = { id, reviewer_id: reviewerId, reason, proposed_by: by, proposed_at: at };
  const added = await tx
    .insertInto('csam_reviewer_proposal')
    .values({ slot, ...proposed })
    .onConflict((conflict) =>
      conflict
        .column('slot')
        .where('confirmed_at', 'is', null)
        .doUpdateSet(proposed)
        .where(sql<boolean>`NOT staff_role_counts(csam_reviewer_proposal.proposed_by, ARRAY['administrator'], ${at})`),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Replaces the previous holder of the slot. */
export async function fillSlot(
  tx: Tx,
  proposal: { id: string; slot: ReviewerSlot; reviewerId: string | null },
  confirmed: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('csam_reviewer_proposal')
    .set({ confirmed_by: confirmed.by, confirmed_at: confirmed.at })
    .where('id', '=', proposal.id)
    .execute();
  await tx.deleteFrom('csam_reviewer').where('slot', '=', proposal.slot).execute();
  if (proposal.reviewerId === null) return;
  await tx.insertInto('csam_reviewer').values({ slot: proposal.slot, member_id: proposal.reviewerId, proposal_id: proposal.id }).execute();
}

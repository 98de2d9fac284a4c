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
    .insertInto('sealed_case')
    .values({ case_id: caseId, source, list: found?.list ?? null, distance: found?.distance ?? null, sanction_id: sanctionId })
    .onConflict((conflict) => conflict.column('case_id').doNothing())
    .execute();
}

export async function markPreserved(tx: Tx, caseId: string, at: Date): Promise<void> {
  await tx.updateTable('sealed_case').set({ preserved_at: at }).where('case_id', '=', caseId).where('preserved_at', 'is', null).execute();
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
    .updateTable('sealed_case')
    .set({
      verdict: prepared?.verdict ?? null,
      incident: prepared?.incident ?? null,
      note: prepared?.note ?? null,
      prepared_by: prepared?.by ?? null,
      prepared_at: prepared?.at ?? null,
    })
    .where('case_id', '=', caseId)
    .execute();
}

export async function saveConfirmed(tx: Tx, caseId: string, confirmed: { by: string; at: Date }): Promise<void> {
  await tx
    .updateTable('sealed_case')
    .set({ confirmed_by: confirmed.by, confirmed_at: confirmed.at })
    .where('case_id', '=', caseId)
    .execute();
}

interface NewProposal {
  id: string;
  place: ReviewerSlot;
  personId: string | null;
  reason: string;
  by: string;
  at: Date;
}

/** Returns false when a proposal for the slot is pending. A proposal by a former administrator is replaced. */
export async function addProposal(tx: Tx, { id, place: slot, personId, reason, by, at }: NewProposal): Promise<boolean> {
  const proposed = { id, person_id: personId, reason, proposed_by: by, proposed_at: at };
  const added = await tx
    .insertInto('sealed_naming')
    .values({ place: slot, ...proposed })
    .onConflict((conflict) =>
      conflict
        .column('place')
        .where('confirmed_at', 'is', null)
        .doUpdateSet(proposed)
        .where(sql<boolean>`NOT staff_role_counts(sealed_naming.proposed_by, ARRAY['administrator'], ${at})`),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Replaces the previous holder of the slot. */
export async function fillSlot(
  tx: Tx,
  naming: { id: string; place: ReviewerSlot; personId: string | null },
  confirmed: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('sealed_naming')
    .set({ confirmed_by: confirmed.by, confirmed_at: confirmed.at })
    .where('id', '=', naming.id)
    .execute();
  await tx.deleteFrom('sealed_person').where('place', '=', naming.place).execute();
  if (naming.personId === null) return;
  await tx.insertInto('sealed_person').values({ place: naming.place, member_id: naming.personId, naming_id: naming.id }).execute();
}

import type { CaseReason } from '@subrosa/rules/moderation/case-rules';
import type { SanctionKind, BannedIdentifierKind } from '@subrosa/rules/moderation/sanctions';
import type { Tx } from '../../../platform/db/database.ts';

export type LiftedBecause = 'expired' | 'overturned' | 'lifted_early';

interface NewSanction {
  id: string;
  memberId: string;
  caseId: string;
  kind: SanctionKind;
  reason: CaseReason;
  at: Date;
  until: Date | null;
  stateBefore: 'pending' | 'active' | null;
}

export async function addSanction(tx: Tx, added: NewSanction): Promise<void> {
  await tx
    .insertInto('sanction')
    .values({
      id: added.id,
      member_id: added.memberId,
      case_id: added.caseId,
      kind: added.kind,
      reason: added.reason,
      imposed_at: added.at,
      ends_at: added.until,
      state_before: added.stateBefore,
    })
    .execute();
}

/** Ends a sanction and returns its member and kind; null when it had ended before. */
export async function endSanction(
  tx: Tx,
  id: string,
  ended: { at: Date; because: LiftedBecause },
): Promise<{ memberId: string; kind: SanctionKind } | null> {
  const row = await tx
    .updateTable('sanction')
    .set({ lifted_at: ended.at, lifted_because: ended.because })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning(['member_id', 'kind'])
    .executeTakeFirst();
  return row ? { memberId: row.member_id, kind: row.kind as SanctionKind } : null;
}

/** Stores a hashed identifier by which a banned member is recognised. */
export async function addBannedIdentifier(
  tx: Tx,
  identifier: { kind: BannedIdentifierKind; hash: Buffer; sanctionId: string },
): Promise<void> {
  await tx
    .insertInto('banned_identifier')
    .values({ kind: identifier.kind, hash: identifier.hash, sanction_id: identifier.sanctionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBannedIdentifiers(tx: Tx, sanctionId: string): Promise<void> {
  await tx.deleteFrom('banned_identifier').where('sanction_id', '=', sanctionId).execute();
}

import type { Tx } from '../../../platform/db/database.ts';
import type { PublicKeys } from './sign-ups.ts';

type EnvelopeKind = 'email' | 'username' | 'recovery';

export async function saveEnvelopes(tx: Tx, memberId: string, envelopes: Partial<Record<EnvelopeKind, string | undefined>>): Promise<void> {
  for (const [kind, envelope] of Object.entries(envelopes)) {
    if (envelope === undefined) continue;
    await tx
      .insertInto('key_envelope')
      .values({ member_id: memberId, kind, envelope })
      .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet({ envelope }))
      .execute();
  }
}

/** After a password reset only the recovery code or another device can decrypt the keys. */
export async function removePasswordEnvelopes(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('key_envelope').where('member_id', '=', memberId).where('kind', 'in', ['email', 'username']).execute();
}

export async function removeRecoveryEnvelope(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('key_envelope').where('member_id', '=', memberId).where('kind', '=', 'recovery').execute();
}

export async function saveBundle(tx: Tx, memberId: string, bundle: string): Promise<void> {
  await tx
    .insertInto('key_bundle')
    .values({ member_id: memberId, bundle })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ bundle }))
    .execute();
}

/** Returns false if another device has stored a record with this sequence. */
export async function addKeyRecord(tx: Tx, memberId: string, keys: PublicKeys, createdAt: Date): Promise<boolean> {
  const added = await tx
    .insertInto('key_record')
    .values({
      member_id: memberId,
      sequence: keys.sequence,
      identity_key: keys.identityKey,
      account_key: keys.accountKey,
      account_key_version: keys.accountKeyVersion,
      signature: keys.signature,
      continuity: keys.continuity,
      previous_head: keys.previousHead,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

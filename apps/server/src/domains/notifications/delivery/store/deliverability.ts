import { newDeliverability, type Deliverability } from '@subrosa/rules/notifications/deliverability';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';

const hashOf = (email: string) => sql<Buffer>`sha256(convert_to(lower(${email}), 'UTF8'))`;

/** Locks and returns the deliverability of the member’s email address; that of a former address does not apply. */
export async function lockDeliverability(tx: Tx, memberId: string, email: string): Promise<Deliverability> {
  await tx
    .insertInto('mail_standing')
    .values({ member_id: memberId, address_hash: hashOf(email), reported_upto: newDeliverability.reportedUpto })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('mail_standing')
    .select([
      'reported_upto',
      'soft_bounces',
      'bouncing_since',
      'complained_at',
      sql<boolean>`address_hash = ${hashOf(email)}`.as('current'),
    ])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!row.current) return newDeliverability;
  return {
    reportedUpto: row.reported_upto,
    softBounces: row.soft_bounces,
    bouncingSince: row.bouncing_since,
    complainedAt: row.complained_at,
  };
}

export async function saveDeliverability(tx: Tx, memberId: string, email: string, deliverability: Deliverability): Promise<void> {
  await tx
    .updateTable('mail_standing')
    .set({
      address_hash: hashOf(email),
      reported_upto: deliverability.reportedUpto,
      soft_bounces: deliverability.softBounces,
      bouncing_since: deliverability.bouncingSince,
      complained_at: deliverability.complainedAt,
    })
    .where('member_id', '=', memberId)
    .execute();
}

/** Deletes the deliverability of a former email address. */
export async function deleteDeliverability(tx: Tx, memberId: string): Promise<void> {
  await sql`
    DELETE FROM mail_standing USING member m
    WHERE mail_standing.member_id = ${memberId} AND m.id = mail_standing.member_id
      AND mail_standing.address_hash <> sha256(convert_to(lower(m.email), 'UTF8'))`.execute(tx);
}

import { newDeliverability, type Deliverability } from '@subrosa/rules/notifications/deliverability';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';

const hashOf = (email: string) => sql<Buffer>`sha256(convert_to(lower(${email}), 'UTF8'))`;

/** Locks and returns the deliverability of the member’s email address; that of a former address does not apply. */
export async function lockDeliverability(tx: Tx, memberId: string, email: string): Promise<Deliverability> {
  await tx
    .insertInto('email_deliverability')
    .values({ member_id: memberId, email_hash: hashOf(email), feedback_until: newDeliverability.feedbackUntil })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('email_deliverability')
    .select([
      'feedback_until',
      'soft_bounces',
      'bouncing_since',
      'complained_at',
      sql<boolean>`email_hash = ${hashOf(email)}`.as('current'),
    ])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!row.current) return newDeliverability;
  return {
    feedbackUntil: row.feedback_until,
    softBounces: row.soft_bounces,
    bouncingSince: row.bouncing_since,
    complainedAt: row.complained_at,
  };
}

export async function saveDeliverability(tx: Tx, memberId: string, email: string, deliverability: Deliverability): Promise<void> {
  await tx
    .updateTable('email_deliverability')
    .set({
      email_hash: hashOf(email),
      feedback_until: deliverability.feedbackUntil,
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
    DELETE FROM email_deliverability USING member m
    WHERE email_deliverability.member_id = ${memberId} AND m.id = email_deliverability.member_id
      AND email_deliverability.email_hash <> sha256(convert_to(lower(m.email), 'UTF8'))`.execute(tx);
}

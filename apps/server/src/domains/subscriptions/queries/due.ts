import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface Due {
  id: string;
  memberId: string;
}

/** Lists paid subscriptions that ended and whose members were not notified. */
export async function listEnded(tx: Tx, today: string, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    SELECT p.id, p.member_id AS "memberId" FROM paid_subscription p
    WHERE p.member_id IS NOT NULL AND p.end_notified_at IS NULL AND p.state NOT IN ('refunded', 'chargeback')
      AND NOT EXISTS (SELECT FROM member_subscription m WHERE m.paid_subscription_id = p.id AND m.due_on >= ${today}::date)
    ORDER BY p.id LIMIT ${most} FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows;
}

/** Lists paid subscriptions with a failed payment that end today or tomorrow. */
export async function listToRemind(tx: Tx, tomorrow: string, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    SELECT p.id, p.member_id AS "memberId" FROM paid_subscription p
    WHERE p.member_id IS NOT NULL AND p.failed_at IS NOT NULL AND p.reminded_at IS NULL
      AND EXISTS (SELECT FROM member_subscription m WHERE m.paid_subscription_id = p.id AND m.due_on > m.paid_through
        AND m.due_on BETWEEN ${tomorrow}::date - 1 AND ${tomorrow}::date)
    ORDER BY p.id LIMIT ${most} FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows;
}

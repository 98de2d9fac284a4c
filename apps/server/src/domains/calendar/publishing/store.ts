import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface Announced {
  id: string;
  owner_id: string;
  kind: string;
  series_id: string | null;
  audience: string;
  notify: boolean;
  notify_city: boolean;
  ends_at: Date;
}

/** Claims entries whose publication is due; each is returned once. */
export async function claimDue(
  tx: Tx,
  { now, ownerId = null, most }: { now: Date; ownerId?: string | null; most: number },
): Promise<Announced[]> {
  const { rows } = await sql<Announced>`
    UPDATE calendar_entry SET announced_at = ${now} WHERE id IN (
      SELECT id FROM calendar_entry
      WHERE announced_at IS NULL AND publish_at <= ${now} AND (${ownerId}::uuid IS NULL OR owner_id = ${ownerId}::uuid)
      ORDER BY publish_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING id, owner_id, kind, series_id, audience, notify, notify_city, ends_at`.execute(tx);
  return rows.toSorted((one, other) => one.ends_at.getTime() - other.ends_at.getTime());
}

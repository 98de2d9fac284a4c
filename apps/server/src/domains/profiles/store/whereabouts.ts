import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

interface Whereabouts {
  cityId: number;
  audience: string;
}

/** Returns false if nothing changed. The version stays, because the form does not edit these columns. */
export async function setWhereabouts(tx: Tx, memberId: string, whereabouts: Whereabouts | null): Promise<boolean> {
  const { cityId = null, audience = null } = whereabouts ?? {};
  const status = whereabouts ? 'traveling' : 'home';
  const { numAffectedRows = 0n } = await sql`
    UPDATE profile SET location_status = ${status}, current_city_id = ${cityId}::integer, travel_audience = ${audience}
    WHERE member_id = ${memberId}
      AND (location_status, current_city_id, travel_audience) IS DISTINCT FROM (${status}::text, ${cityId}::integer, ${audience}::text)`.execute(
    tx,
  );
  return numAffectedRows > 0n;
}

import { relationOf, type Relation, type RelationState } from '@subrosa/rules/connections/relation';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

interface MeetingRow {
  state: 'asking' | 'asked' | 'connected' | null;
  blocked: boolean;
}

/** How a viewer stands to another member, who may be anybody: of unknown people they are a stranger. */
export async function findRelation(db: Db | Tx, viewerId: string, otherId: string): Promise<Relation & { state: RelationState }> {
  const { rows } = await sql<MeetingRow>`
    SELECT (SELECT state FROM connection WHERE member_id = ${viewerId} AND other_id = ${otherId}),
      EXISTS (SELECT FROM block WHERE blocker_id = ${viewerId} AND blocked_id = ${otherId})
      OR EXISTS (SELECT FROM block WHERE blocker_id = ${otherId} AND blocked_id = ${viewerId}) AS blocked`.execute(db);
  return relationOf({ viewerId, otherId, ...(rows[0] ?? { state: null, blocked: false }) });
}

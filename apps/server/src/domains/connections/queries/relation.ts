import { relationOf, type Relation, type RelationState } from '@subrosa/rules/connections/relation';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { isBlocked } from '../../../sql/visibility.ts';

interface RelationRow {
  state: 'outgoing' | 'incoming' | 'connected' | null;
  blocked: boolean;
}

const relation: PreparedStatement = {
  name: 'connections.relation',
  text: `SELECT (SELECT state FROM connection WHERE member_id = $1::uuid AND other_id = $2::uuid),
    ${isBlocked('$1::uuid', '$2::uuid')} AS blocked`,
};

/** The relation of a viewer to another member. An id that does not exist has the relation of a stranger. */
export async function findRelation(db: Db | Tx, viewerId: string, otherId: string): Promise<Relation & { state: RelationState }> {
  const [row = { state: null, blocked: false }] = await runPrepared<RelationRow>(db, relation, [viewerId, otherId]);
  return relationOf({ viewerId, otherId, ...row });
}

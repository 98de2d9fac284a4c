import { keysLabel } from '@subrosa/transparency/map/labels';
import { positionOf } from '@subrosa/transparency/map/positions';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Whether a new member can get this id: its position in the map of keys has no leaf, and never had one. */
export async function isIdFree(db: Db | Tx, memberId: string): Promise<boolean> {
  const position = String(positionOf(keysLabel(memberId)));
  const taken = await db
    .selectFrom('transparency_leaf')
    .select('position')
    .where('map', '=', 'keys')
    .where('position', '=', position)
    .unionAll(db.selectFrom('transparency_change').select('position').where('map', '=', 'keys').where('position', '=', position))
    .limit(1)
    .execute();
  return taken.length === 0;
}

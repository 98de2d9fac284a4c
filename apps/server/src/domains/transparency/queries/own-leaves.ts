import type { MapName } from '@subrosa/transparency/map/fillers';
import { positionOf } from '@subrosa/transparency/map/positions';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface OwnLeaf {
  /** Null while the value waits for its edition. */
  edition: number | null;
  nonce: Uint8Array | null;
  value: Uint8Array<ArrayBuffer>;
}

/** The values of a label: by edition, then the one that waits. */
export async function listOwnLeaves(db: Db | Tx, map: MapName, label: Uint8Array): Promise<OwnLeaf[]> {
  const position = String(positionOf(new Uint8Array(label)));
  const leaves = await db
    .selectFrom('transparency_leaf')
    .select(['edition', 'nonce', 'value'])
    .where('map', '=', map)
    .where('position', '=', position)
    .where('label', '=', Buffer.from(label))
    .orderBy('edition')
    .execute();
  const waiting = await db
    .selectFrom('transparency_change')
    .select('value')
    .where('map', '=', map)
    .where('position', '=', position)
    .where('label', '=', Buffer.from(label))
    .execute();
  return [...leaves, ...waiting.map((change) => ({ ...change, edition: null, nonce: null }))].flatMap(({ value, ...leaf }) =>
    value ? [{ ...leaf, value: new Uint8Array(value) }] : [],
  );
}

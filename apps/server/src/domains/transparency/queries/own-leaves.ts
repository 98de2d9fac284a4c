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

/** The oldest edition of which the label's leaf is kept; null without a leaf. */
export async function findFirstLeaf(db: Db | Tx, map: MapName, label: Uint8Array): Promise<number | null> {
  const row = await db
    .selectFrom('transparency_leaf')
    .select((leaf) => leaf.fn.min('edition').as('first'))
    .where('map', '=', map)
    .where('position', '=', String(positionOf(new Uint8Array(label))))
    .where('label', '=', Buffer.from(label))
    .executeTakeFirst();
  return row?.first ?? null;
}

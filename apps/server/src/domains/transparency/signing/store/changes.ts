import type { LabelChange } from '@subrosa/transparency/map/apply-changes';
import type { MapName } from '@subrosa/transparency/map/fillers';
import type { Tx } from '../../../../platform/db/database.ts';

export interface TakenChanges {
  changes: LabelChange[];
  /** Positions whose leaves were replaced by fillers since the last edition. */
  erased: number[];
}

/** More are left to later editions, so that no flood makes an edition too long. */
const MOST_CHANGES = 50_000;

/** Removes waiting changes of a map and returns them. A change that is being committed is waited for. */
export async function takeChanges(tx: Tx, map: MapName): Promise<TakenChanges> {
  const rows = await tx
    .deleteFrom('transparency_change')
    .where('map', '=', map)
    .where('position', 'in', (some) => some.selectFrom('transparency_change').select('position').where('map', '=', map).limit(MOST_CHANGES))
    .returning(['position', 'label', 'value'])
    .execute();
  return {
    changes: rows.flatMap(({ label, value }) => (label ? [{ label: new Uint8Array(label), value: value && new Uint8Array(value) }] : [])),
    erased: rows.filter(({ label }) => label === null).map(({ position }) => Number(position)),
  };
}

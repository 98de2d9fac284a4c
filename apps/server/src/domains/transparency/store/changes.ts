import { PositionTakenError } from '@subrosa/transparency/map/apply-changes';
import type { MapName } from '@subrosa/transparency/map/fillers';
import { positionOf } from '@subrosa/transparency/map/positions';
import type { Tx } from '../../../platform/db/database.ts';

export interface MapLabel {
  map: MapName;
  label: Uint8Array<ArrayBuffer>;
}

/**
 * Lets a value wait for the next edition; a later one replaces it, and null erases. Throws when another label has this
 * position: an edition could not publish both.
 */
export async function addChange(tx: Tx, { map, label, value }: MapLabel & { value: Uint8Array | null }): Promise<void> {
  const bytes = Buffer.from(label);
  const added = await tx
    .insertInto('transparency_change')
    .values({ map, position: String(positionOf(label)), label: bytes, value: value && Buffer.from(value) })
    .onConflict((conflict) =>
      conflict
        .columns(['map', 'position'])
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value') }))
        .where('transparency_change.label', '=', bytes),
    )
    .executeTakeFirst();
  // The leaf is read after the insert, because an edition may just have moved another label from here to the map.
  if (!added.numInsertedOrUpdatedRows || (await hasOtherLeaf(tx, { map, label }))) throw new PositionTakenError(label);
}

async function hasOtherLeaf(tx: Tx, { map, label }: MapLabel): Promise<boolean> {
  const row = await tx
    .selectFrom('transparency_leaf')
    .select('label')
    .where('map', '=', map)
    .where('position', '=', String(positionOf(label)))
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && !row.label?.equals(label);
}

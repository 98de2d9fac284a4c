import type { Tx } from '../../../../platform/db/database.ts';

export interface MapRoots {
  keys: Uint8Array;
  settings: Uint8Array;
}

/** Notes that this database has the maps of an edition. */
export async function addEdition(tx: Tx, number: number, { keys, settings }: MapRoots): Promise<void> {
  await tx
    .insertInto('transparency_edition')
    .values({ number, keys_root: Buffer.from(keys), settings_root: Buffer.from(settings) })
    .execute();
}

import { createFillers, type MapName } from '@subrosa/transparency/map/fillers';
import { computeRoot } from '@subrosa/transparency/map/compute-root';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { fillerKey } from '../maps.ts';
import { findMapRoots } from '../queries/editions.ts';
import { mapReader } from '../queries/maps.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import { listValueLeaves, lockMaps } from './store/maps.ts';

/** So many paths of each map are computed again. */
const PATHS = 32;

/** Throws unless fillers of this secret and the stored leaves have the stored root: a wrong secret would change every proof. */
export async function checkMaps(db: Db, config: Config): Promise<void> {
  await transaction(db, async (tx) => {
    // An erasure between two reads would appear as a wrong hash.
    await lockMaps(tx);
    const roots = await findMapRoots(tx);
    if (!roots) return;
    const { edition } = roots;
    for (const map of ['keys', 'settings'] as const satisfies readonly MapName[]) {
      const positions = await listValueLeaves(tx, map, edition, PATHS);
      const root = await computeRoot(mapReader(tx, map), createFillers(fillerKey(config), map), { edition, positions });
      if (Buffer.from(root).equals(roots[map])) continue;
      throw new LogUnsafeError(`the map of ${map} has other hashes than edition ${edition}: check TRANSPARENCY_FILLER_SECRET`);
    }
  });
}

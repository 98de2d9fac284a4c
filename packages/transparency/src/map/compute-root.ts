import type { Hash } from '../hashes.ts';
import type { Fillers } from './fillers.ts';
import { hashOfLeaf } from './leaf.ts';
import { loadWorkingMap } from './load-working-map.ts';
import type { Position } from './positions.ts';
import type { MapReader } from './store.ts';

/** The root of an edition, with the paths of these leaves computed again from fillers and leaves, and all other hashes as stored. */
export async function computeRoot(
  reader: MapReader,
  fillers: Fillers,
  { edition, positions }: { edition: number; positions: readonly Position[] },
): Promise<Hash> {
  const at = { from: edition, to: edition };
  const [map, leaves] = await Promise.all([loadWorkingMap(reader, at, positions), reader.readLeaves(positions, at)]);
  for (const position of positions) map.touch(position);
  const hashes = positions.flatMap((position, index) =>
    (leaves[index] ?? []).map(({ content }) => [position, hashOfLeaf(content)] as const),
  );
  return map.finish(fillers, new Map(hashes)).root;
}

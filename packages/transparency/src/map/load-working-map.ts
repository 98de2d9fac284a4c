import type { Position } from './positions.ts';
import type { EditionRange, MapReader } from './store.ts';
import { childOf, slotOf, type Tile, type TileId } from './tile.ts';
import { parseTile, StoredTileError } from './tile-encoding.ts';
import { WorkingMap } from './working-map.ts';

const ROOT: TileId = { depth: 0, prefix: 0 };

/** Reads every tile on the paths of these positions, one level of tiles at a time. */
export async function loadWorkingMap(reader: MapReader, editions: EditionRange, positions: readonly Position[]): Promise<WorkingMap> {
  const tiles: Tile[] = [];
  let level: { id: TileId; positions: readonly Position[] }[] = [{ id: ROOT, positions }];
  while (level.length > 0) {
    const versions = await reader.readTiles(
      level.map(({ id }) => id),
      editions,
    );
    const next = new Map<number, { id: TileId; positions: Position[] }>();
    for (const [index, node] of level.entries()) {
      const content = versions[index]?.at(-1)?.content;
      // Only a map without leaves has no tile at its root.
      if (!content && node.id.depth === 0) continue;
      if (!content) throw new StoredTileError('missing');
      const tile = parseTile(node.id, content);
      tiles.push(tile);
      for (const position of node.positions) {
        if (slotOf(tile, position).kind !== 'tile') continue;
        const id = childOf(tile, position);
        const child = next.get(id.prefix) ?? { id, positions: [] };
        child.positions.push(position);
        next.set(id.prefix, child);
      }
    }
    level = [...next.values()];
  }
  return new WorkingMap(tiles);
}

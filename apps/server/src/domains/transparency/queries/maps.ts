import { sql } from 'kysely';
import type { MapName } from '@subrosa/transparency/map/fillers';
import type { Leaf } from '@subrosa/transparency/map/leaf';
import type { MapReader, Version } from '@subrosa/transparency/map/store';
import type { Db, Tx } from '../../../platform/db/database.ts';

interface LeafRow {
  label: Buffer | null;
  nonce: Buffer | null;
  value: Buffer | null;
  filler: Buffer | null;
}

/** Reads versions of nodes and leaves: the newest that is not later than `from`, and all later ones until `to`. */
export function mapReader(db: Db | Tx, map: MapName): MapReader {
  return {
    readTiles: async (tiles, { from, to }) => {
      const { rows } = await sql<{ ord: string; edition: number; content: Buffer }>`
        SELECT wanted.ord, version.edition, version.content
        FROM unnest(${tiles.map(({ depth }) => depth)}::smallint[], ${tiles.map(({ prefix }) => prefix)}::bigint[])
          WITH ORDINALITY AS wanted (depth, prefix, ord)
        CROSS JOIN LATERAL (
          (SELECT n.edition, n.content FROM transparency_tile n
            WHERE n.map = ${map} AND n.depth = wanted.depth AND n.prefix = wanted.prefix AND n.edition <= ${from}
            ORDER BY n.edition DESC LIMIT 1)
          UNION ALL
          (SELECT n.edition, n.content FROM transparency_tile n
            WHERE n.map = ${map} AND n.depth = wanted.depth AND n.prefix = wanted.prefix AND n.edition > ${from} AND n.edition <= ${to})
        ) version
        ORDER BY wanted.ord, version.edition`.execute(db);
      return byOrder(tiles.length, rows, ({ content }) => bytes(content));
    },

    readLeaves: async (positions, { from, to }) => {
      const { rows } = await sql<LeafRow & { ord: string; edition: number }>`
        SELECT wanted.ord, version.*
        FROM unnest(${[...positions]}::bigint[]) WITH ORDINALITY AS wanted (position, ord)
        CROSS JOIN LATERAL (
          (SELECT l.edition, l.label, l.nonce, l.value, l.filler FROM transparency_leaf l
            WHERE l.map = ${map} AND l.position = wanted.position AND l.edition <= ${from}
            ORDER BY l.edition DESC LIMIT 1)
          UNION ALL
          (SELECT l.edition, l.label, l.nonce, l.value, l.filler FROM transparency_leaf l
            WHERE l.map = ${map} AND l.position = wanted.position AND l.edition > ${from} AND l.edition <= ${to})
        ) version
        ORDER BY wanted.ord, version.edition`.execute(db);
      return byOrder(positions.length, rows, leafOf);
    },
  };
}

function byOrder<Row extends { ord: string; edition: number }, Content>(
  count: number,
  rows: readonly Row[],
  contentOf: (row: Row) => Content,
): Version<Content>[][] {
  const found: Version<Content>[][] = Array.from({ length: count }, () => []);
  for (const row of rows) found[Number(row.ord) - 1]?.push({ edition: row.edition, content: contentOf(row) });
  return found;
}

/** A constraint of the table lets a leaf have either a filler or everything else. */
function leafOf({ label, nonce, value, filler }: LeafRow): Leaf {
  if (label && nonce && value) return { kind: 'value', label: bytes(label), nonce: bytes(nonce), value: bytes(value) };
  return { kind: 'erased', filler: bytes(filler ?? Buffer.alloc(0)) };
}

const bytes = (buffer: Buffer) => new Uint8Array(buffer);

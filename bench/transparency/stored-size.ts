import pg from 'pg';
import type { MapChanges } from '../../packages/transparency/src/map/store.ts';

export interface StoredSize {
  readonly tiles: { readonly rows: number; readonly bytes: number };
  readonly leaves: { readonly rows: number; readonly bytes: number };
}

const BATCH = 5000;

/** What the rows of a map need in PostgreSQL with their primary keys, measured in temporary tables. */
export async function storedSize(url: string, writes: readonly MapChanges[]): Promise<StoredSize> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE TEMP TABLE tile (prefix bigint, edition integer, map smallint, depth smallint, content bytea,
      PRIMARY KEY (map, depth, prefix, edition))`);
    await client.query(`CREATE TEMP TABLE leaf (position bigint, edition integer, map smallint, label bytea, nonce bytea, value bytea,
      PRIMARY KEY (map, position, edition))`);
    for (const { edition, tiles, leaves } of writes) {
      await insert(
        client,
        'tile (prefix, edition, map, depth, content)',
        '$1::bigint[], $2::int[], $3::int[], $4::int[], $5::bytea[]',
        5,
        tiles.map(({ depth, prefix, content }) => [prefix, edition, 1, depth, Buffer.from(content)]),
      );
      await insert(
        client,
        'leaf (position, edition, map, label, nonce, value)',
        '$1::bigint[], $2::int[], $3::int[], $4::bytea[], $5::bytea[], $6::bytea[]',
        6,
        leaves.flatMap(({ position, leaf }) =>
          leaf.kind === 'value' ? [[position, edition, 1, Buffer.from(leaf.label), Buffer.from(leaf.nonce), Buffer.from(leaf.value)]] : [],
        ),
      );
    }
    return { tiles: await sizeOf(client, 'tile'), leaves: await sizeOf(client, 'leaf') };
  } finally {
    await client.end();
  }
}

async function insert(client: pg.Client, into: string, arrays: string, columns: number, rows: readonly unknown[][]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const values = Array.from({ length: columns }, (_, column) => batch.map((row) => row[column]));
    await client.query(`INSERT INTO ${into} SELECT * FROM unnest(${arrays})`, values);
  }
}

async function sizeOf(client: pg.Client, table: 'tile' | 'leaf'): Promise<{ rows: number; bytes: number }> {
  const { rows } = await client.query<{ rows: string; bytes: string }>(
    `SELECT (SELECT count(*) FROM ${table}) AS rows, pg_total_relation_size('${table}') AS bytes`,
  );
  return { rows: Number(rows[0]?.rows), bytes: Number(rows[0]?.bytes) };
}

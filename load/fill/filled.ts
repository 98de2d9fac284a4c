import pg from 'pg';
import { adminUrl } from '../../bench/filled-database.ts';
import { databaseOf, sizes, type SizeName } from '../sizes.ts';

/** The mark that identifies the content of a filled database. */
export const markOf = (size: SizeName): string => `load: ${sizes[size]} members`;

export async function databaseBytes(size: SizeName): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl('postgres') });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size($1::name) AS bytes', [databaseOf(size)]);
  await client.end();
  return Number(rows[0]?.bytes);
}

/** The sizes with a filled database. */
export async function filledSizes(): Promise<SizeName[]> {
  const client = new pg.Client({ connectionString: adminUrl('postgres') });
  await client.connect();
  const { rows } = await client.query<{ name: string; mark: string | null }>(
    `SELECT datname AS name, shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname LIKE 'subrosa\\_load\\_%'`,
  );
  await client.end();
  return (Object.keys(sizes) as SizeName[]).filter((size) =>
    rows.some(({ name, mark }) => name === databaseOf(size) && mark === markOf(size)),
  );
}

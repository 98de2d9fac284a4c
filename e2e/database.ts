import pg from 'pg';

/** Tables of the running house in which some row holds this text, in whatever column. */
export async function tablesHolding(text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env['HOUSE_DATABASE_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await client.query(`SELECT FROM ${name} held WHERE held::text LIKE $1 LIMIT 1`, [`%${text}%`]);
      if (rowCount) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}

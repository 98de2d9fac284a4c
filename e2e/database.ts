import pg from 'pg';

/** Queries the database of the system under test. */
export async function query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env['STACK_DATABASE_URL'] });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Returns the tables in which any column of any row contains this text. */
export async function tablesHolding(text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env['STACK_DATABASE_URL'] });
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

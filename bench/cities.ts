/** City search in database time (EXPLAIN ANALYZE, warm, best of three) over typical input: prefixes, typos, other scripts, nonsense. */
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { searchCities } from '../apps/server/src/domains/reference/queries.ts';
import { databaseUrl, loadConfig } from '../apps/server/src/platform/config/config.ts';
import { createPool } from '../apps/server/src/platform/db/database.ts';
import type { Database } from '../apps/server/src/schema/database.ts';

const named = ['Kyev', 'Vancuver', 'sao paulo', '台北', 'Київ'];
const odd = ['xqzv', '%', '_', '\\', "o'", 'a'.repeat(60), 'st', 'san', 'new', 'القاهرة', 'תל אביב'];

const pool = createPool({ url: databaseUrl(loadConfig({ ENVIRONMENT: 'development', ...process.env }), 'api'), name: 'bench', size: 1 });
const captured: CompiledQuery[] = [];
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log: (event) => void captured.push(event.query),
});

async function databaseMs(text: string): Promise<{ first: string; ms: number }> {
  captured.length = 0;
  const [city] = await searchCities(db, { text, locale: 'en', limit: 10 });
  let ms = 0;
  for (const { sql, parameters } of captured) {
    const times: number[] = [];
    for (let iteration = 0; iteration < 3; iteration += 1) {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [
        ...parameters,
      ]);
      times.push(rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN);
    }
    ms += Math.min(...times);
  }
  return { first: city ? `${city.name}, ${city.country}` : '–', ms };
}

const { rows: cities } = await pool.query<{ name: string }>('SELECT name FROM city ORDER BY population DESC LIMIT 60');
const swapped = (name: string) => name.slice(0, 2) + name.slice(3, 4) + name.slice(2, 3) + name.slice(4);
const workload = cities.flatMap(({ name }) => [name.slice(0, 1), name.slice(0, 2), name.slice(0, 3), name.slice(0, 5), swapped(name)]);

for (const text of named) {
  const { first, ms } = await databaseMs(text);
  console.log(`${text} → ${first} in ${ms.toFixed(2)} ms`);
}
const times: number[] = [];
for (const text of [...named, ...odd, ...workload]) times.push((await databaseMs(text)).ms);
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
console.log(`${times.length} searches: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms of database time`);
await db.destroy();

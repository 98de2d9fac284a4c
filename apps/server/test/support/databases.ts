import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '../../src/app/prepare-database.ts';
import { prohibitedWords } from '../../src/domains/moderation/prohibited-words.ts';
import { gazetteerVersion } from '../../src/domains/reference/gazetteer.ts';
import { databaseUrl, loadConfig, processRoles, type Config } from '../../src/platform/config/config.ts';
import { onDatabase } from '../../src/platform/db/create-database-and-roles.ts';

const roles = ['admin', 'owner', ...processRoles] as const;

/** The test configuration with all database URLs pointing at `database`. */
export function configFor(database: string, overrides: Readonly<Record<string, string>> = {}): Config {
  const base = loadConfig({ ENVIRONMENT: 'test' });
  const urls = Object.fromEntries(
    roles.map((role) => [`DATABASE_${role.toUpperCase()}_URL`, onDatabase(databaseUrl(base, role), database)]),
  );
  return loadConfig({
    ENVIRONMENT: 'test',
    LOG_LEVEL: 'error',
    // Tests share a thread with the api and load modules on it; degraded.long.test.ts tests the real setting.
    SHED_DELAY_MS: '15000',
    API_PORT: '0',
    REALTIME_PORT: '0',
    GATEWAY_PORT: '0',
    DOCUMENTS_PORT: '0',
    OPERATIONS_PORT: '0',
    AUDIT_FOLDER: database,
    TRANSPARENCY_FOLDER: database,
    ...urls,
    ...overrides,
  });
}

async function asAdmin<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: onDatabase(databaseUrl(loadConfig({ ENVIRONMENT: 'test' }), 'admin'), 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type Ingredients = Record<string, string>;

/** Hashes every file that affects the template database. */
async function ingredients(): Promise<Ingredients> {
  const prohibitedWordsHash = createHash('sha256').update(JSON.stringify(prohibitedWords)).digest('hex').slice(0, 16);
  const made: Ingredients = { gazetteer: await gazetteerVersion(), prohibitedWords: prohibitedWordsHash };
  for (const folder of ['../../migrations', '../../src/platform/db']) {
    const absolute = join(import.meta.dirname, folder);
    for (const file of globSync('**/*.{ts,sql}', { cwd: absolute })) {
      made[file] = createHash('sha256')
        .update(readFileSync(join(absolute, file)))
        .digest('hex')
        .slice(0, 16);
    }
  }
  return made;
}

const isMigration = (file: string) => /^\d{8}T\d{4}_/.test(file);

/**
 * Returns whether the old ingredients are contained in the current ones and all new migrations sort after them.
 * Branches may add migrations that sort earlier.
 */
function isPartOf(old: Ingredients, current: Ingredients): boolean {
  const last = Object.keys(old).filter(isMigration).toSorted().at(-1) ?? '';
  const came = Object.keys(current).filter((file) => isMigration(file) && old[file] === undefined);
  return Object.entries(old).every(([file, hash]) => current[file] === hash) && came.every((file) => file > last);
}

const LOCK = 731_001;
/** Templates kept besides the newest, so that tests of several branches do not rebuild theirs in turn. */
const KEPT_TEMPLATES = 12;
/** Number of inhabitants. */
const LARGE = 400_000;
/** Abbotsford, an hour from Vancouver: a nearby city in another cell. */
const NEIGHBOUR = 5_881_791;
let template: Promise<string> | undefined;

/** Creates the template database once; test databases are copies of it. */
export function ensureTemplate(): Promise<string> {
  return (template ??= asAdmin(async (client) => {
    const wanted = await ingredients();
    const name = `subrosa_template_${createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 12)}`;
    // Held until this connection ends, so that concurrent runs build the template only once.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query<{ datname: string; made: string | null }>(
      `SELECT datname, shobj_description(oid, 'pg_database') AS made FROM pg_database WHERE datname ~ '^subrosa_template_[0-9a-f]+$' ORDER BY oid DESC`,
    );
    if (rows.some(({ datname }) => datname === name)) return name;

    // Importing all cities takes half a minute, so a template that lacks only newer migrations is extended.
    const start = rows.find(({ made }) => made !== null && isPartOf(JSON.parse(made) as Ingredients, wanted));
    const building = `${name}_building`;
    await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
    if (start) await client.query(`CREATE DATABASE ${building} TEMPLATE ${start.datname} OWNER subrosa_owner`);
    await prepareDatabase(configFor(building));
    await client.query(`COMMENT ON DATABASE ${building} IS ${pg.escapeLiteral(JSON.stringify(wanted))}`);
    await client.query(`ALTER DATABASE ${building} RENAME TO ${name}`);
    for (const { datname } of rows.slice(KEPT_TEMPLATES)) {
      for (const old of [datname, fewCitiesOf(datname)]) await client.query(`DROP DATABASE IF EXISTS ${old} WITH (FORCE)`);
    }
    return name;
  }));
}

const fewCitiesOf = (template: string) => `${template}_few_cities`;
let small: Promise<string> | undefined;

/**
 * A template with few cities. Cities are 90% of the 250 MB, most tests need one or two, and copying dominates short
 * tests.
 */
export function ensureSmallTemplate(): Promise<string> {
  return (small ??= ensureTemplate().then((whole) =>
    asAdmin(async (client) => {
      const name = fewCitiesOf(whole);
      await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
      if (rowCount === 1) return name;
      const building = `${name}_building`;
      await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${building} TEMPLATE ${whole} STRATEGY FILE_COPY OWNER subrosa_owner`);
      const inside = new pg.Client({ connectionString: databaseUrl(configFor(building), 'admin') });
      await inside.connect();
      await inside.query('DELETE FROM city_name USING city WHERE city.id = city_id AND population < $1 AND city.id <> $2', [
        LARGE,
        NEIGHBOUR,
      ]);
      await inside.query('DELETE FROM city WHERE population < $1 AND id <> $2', [LARGE, NEIGHBOUR]);
      await inside.query('DELETE FROM spatial_ref_sys WHERE srid <> 4326');
      for (const table of ['city_name', 'city', 'spatial_ref_sys']) await inside.query(`VACUUM FULL ANALYZE ${table}`);
      await inside.end();
      await client.query(`ALTER DATABASE ${building} RENAME TO ${name}`);
      return name;
    }),
  ));
}

export interface TestDatabaseOptions {
  /** Copies all cities instead of only the large ones. */
  everyCity?: boolean;
}

/** Creates a test database as a copy of the template. */
export async function createTestDatabase({ everyCity = false }: TestDatabaseOptions = {}): Promise<{
  name: string;
  drop(): Promise<void>;
}> {
  const template = everyCity ? await ensureTemplate() : await ensureSmallTemplate();
  const name = `subrosa_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const strategy = everyCity ? 'FILE_COPY' : 'WAL_LOG';
  await asAdmin((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY ${strategy} OWNER subrosa_owner`));
  return { name, drop: () => asAdmin(async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))) };
}

/** Drops databases of test processes that no longer exist. */
export async function dropLeftovers(): Promise<void> {
  await asAdmin(async (client) => {
    const { rows } = await client.query<{ datname: string }>(`SELECT datname FROM pg_database WHERE datname LIKE 'subrosa\\_test\\_%'`);
    const left = rows.filter(({ datname }) => !isRunning(Number(datname.split('_')[2])));
    for (const { datname } of left) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

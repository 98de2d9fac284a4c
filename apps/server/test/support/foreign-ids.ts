import { isWriting, type AnyRoute } from '@subrosa/contract/route';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/database.ts';
import type { WireCall } from './arbitrary-input.ts';
import { inputSchema, valid } from './arbitrary-values.ts';
import { jsonText, percentEncoded } from './hostile-values.ts';

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const WHOLE_UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const idsIn = (text: string): string[] => text.match(UUID) ?? [];

/** Matches fields that contain usernames. */
const NAMES_SOMEBODY = /user|name|member|login|slug/i;

export interface Foreign {
  ids: readonly string[];
  usernames: readonly string[];
}

// Parsing a schema takes longer than a request.
const read = new WeakMap<AnyRoute, ReturnType<typeof readInputs>>();

const readInputs = (route: AnyRoute) =>
  fc.record({
    params: valid(inputSchema(route.params), route.example.params),
    query: valid(inputSchema(route.query), route.example.query),
    body: valid(inputSchema(route.body), route.example.body),
    picks: fc.infiniteStream(fc.nat()),
  });

function inputsOf(route: AnyRoute): ReturnType<typeof readInputs> {
  const known = read.get(route) ?? readInputs(route);
  read.set(route, known);
  return known;
}

/** Generates a valid request and replaces every id and username by a foreign one. */
export function foreignCall(route: AnyRoute, foreign: Foreign, seed: number): WireCall {
  const [made] = fc.sample(inputsOf(route), { numRuns: 1, seed });
  if (!made) throw new Error('nothing was created');
  const pick = <Item>(from: readonly Item[]): Item => {
    const { value } = made.picks.next() as { value: number };
    const found = from[value % from.length];
    if (found === undefined) throw new Error('no id of another member');
    return found;
  };
  const swap = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => swap(item, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, swap(item, key)]));
    if (typeof value !== 'string') return value;
    if (WHOLE_UUID.test(value)) return pick(foreign.ids);
    return NAMES_SOMEBODY.test(name) ? pick(foreign.usernames) : value;
  };
  const params = new Map(Object.entries(swap(made.params) ?? {}));
  // The contract accepts any text for some ids, such as pseudonyms and tickets.
  const inPath = (name: string) => {
    const value: unknown = params.get(name);
    return percentEncoded(
      typeof value === 'string' ? (name === 'id' && !WHOLE_UUID.test(value) ? pick(foreign.ids) : value) : jsonText(value),
    );
  };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(name));
  const query = Object.entries(swap(made.query) ?? {}).map(
    ([name, value]: [string, unknown]) => `${name}=${percentEncoded(typeof value === 'string' ? value : jsonText(value))}`,
  );
  const writing = isWriting(route.method);
  return {
    method: route.method,
    url: `${path}?${query.join('&')}`.slice(0, 8000),
    headers: { 'if-match': '"1"', ...(writing && { 'content-type': 'application/json', 'idempotency-key': `foreign-${seed}` }) },
    body: writing ? jsonText(swap(made.body)) : null,
  };
}

/** Cities, global counters and migrations, which belong to no member. */
const UNOWNED_TABLES = new Set(['city', 'city_name', 'member_count', 'kysely_migration', 'kysely_migration_lock']);

/** Returns all rows, as text by table, that contain one of these ids. */
export async function rowsAbout(db: Db, ids: ReadonlySet<string>): Promise<Map<string, Set<string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`.execute(db);
  const found = new Map<string, Set<string>>();
  for (const { name } of tables) {
    if (UNOWNED_TABLES.has(name)) continue;
    const { rows } = await sql<{ row: string }>`SELECT to_jsonb(t)::text AS row FROM ${sql.table(name)} t`.execute(db);
    found.set(name, new Set(rows.map(({ row }) => row).filter((row) => idsIn(row).some((id) => ids.has(id)))));
  }
  return found;
}

/** Returns rows that were deleted or changed. */
export function lostRows(before: ReadonlyMap<string, ReadonlySet<string>>, after: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...before].flatMap(([table, rows]) =>
    [...rows].filter((row) => !after.get(table)?.has(row)).map((row) => `${table}: ${row.slice(0, 300)}`),
  );
}

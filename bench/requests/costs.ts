import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { chordOf } from '../../packages/rules/src/explore/distance.ts';
import { requestFilter, type RequestFilter } from '../../packages/rules/src/requests/bits.ts';
import { findCandidates, findCentre } from '../../apps/server/src/domains/requests/feed/queries/find-posts.ts';
import type { List, AccessPath } from '../../apps/server/src/domains/requests/feed/queries/prepared.ts';
import { valuesOf, type Search } from '../../apps/server/src/domains/requests/feed/source.ts';
import { UNBOUNDED } from '../../apps/server/src/platform/search/cost-plan.ts';
import { median } from '../child.ts';
import type { MeasuredDb } from './measured-db.ts';
import type { DataSample } from './workload.ts';
import { NOWHERE, vocabulary } from './vocabulary.ts';

const PLAN_FILE = join(import.meta.dirname, '../../apps/server/src/domains/requests/feed/query-plan.ts');
const REPEATS = 5;
const ROWS = 20_000;
const NEWER_THAN_ALL = { at: '8000000000000000', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
const OLDER_THAN_ALL = { at: '0', id: '00000000-0000-0000-0000-000000000000' };
const NEVER = { since: Number(NEWER_THAN_ALL.at), periods: [] };
/** The id of no interest. */
const NOBODYS = 32_000;
const SOUTH_POLE = '(0,0,-1)';
const none = { types: [], prices: [], offers: null, genders: [], fetishes: [] } as const;
const fetish = (number: number) => requestFilter({ ...none, fetishes: [number] });
const FEW = [20, 40, 60];
const plain = { searchWords: false, near: false };
const BEGINNINGS = [300, 900].map((rank) => vocabulary[rank]?.slice(0, 4) ?? NOWHERE);

/** Reads the constants from their source file, because no other code needs them exported. */
function constants(): Map<string, number> {
  const [, list = ''] = /const COST = \{([^}]*)\}/.exec(readFileSync(PLAN_FILE, 'utf8')) ?? [];
  return new Map([...list.matchAll(/(\w+): ([\d.]+)/g)].map(([, name = '', value]) => [name, Number(value)]));
}

interface CostMeter {
  /** In microseconds, minus the cost of the same statement without matching rows. */
  micros(accessPath: AccessPath, change: Partial<Search>, bound?: number): Promise<number>;
  count(condition: string, values?: unknown[]): Promise<number>;
}

/** PostgreSQL CPU of each operation, in microseconds, beside the estimate of query-plan.ts. */
export async function measureCosts({ db, measure }: MeasuredDb, client: pg.Client, sample: DataSample): Promise<void> {
  const viewerId = sample.viewers[0] ?? '';
  const number = async (sql: string, values: unknown[]) => Number((await client.query<{ count: string }>(sql, values)).rows[0]?.count);
  const count: CostMeter['count'] = (condition, values = []) =>
    number(`SELECT count(*) FROM request_post WHERE status = 'published' AND ${condition}`, values);

  const micros: CostMeter['micros'] = async (accessPath, change, bound = UNBOUNDED) => {
    const run = async (after: typeof NEWER_THAN_ALL, search: Search) => {
      const values = valuesOf(search, { need: 1, bound, after, recent: NEVER });
      const times: number[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat += 1) times.push((await measure(() => findCandidates(db, accessPath, values))).ms);
      return median(times) * 1000;
    };
    const search: Search = { viewerId, filter: requestFilter(none), searchWords: [], near: null, ...change };
    const idle = accessPath.kind === 'newest' ? await run(OLDER_THAN_ALL, search) : await run(NEWER_THAN_ALL, nothing(search));
    return (await run(NEWER_THAN_ALL, search)) - idle;
  };

  async function locationCost(
    radius: number,
    ids: readonly number[],
    accessPath: Partial<AccessPath>,
    counted: (at: unknown[]) => Promise<number>,
  ) {
    let [used, found] = [0, 0];
    for (const cityId of ids) {
      const centre = await findCentre(db, { cityId, memberId: viewerId });
      if (centre === null) continue;
      used += await micros({ kind: 'locations', searchWords: false, near: true, ...accessPath }, { near: { centre, radius } });
      found += await counted([centre, chordOf(radius)]);
    }
    return used / found;
  }

  const near = 'SELECT city_id FROM request_location WHERE point <-> $1::cube <= $2';
  const measured = {
    ...(await measureOrder({ micros, count })),
    ...(await measureLists({ micros, count })),
    location: await locationCost(10, sample.cities.slice(0, 5), {}, (at) => count(`city_id IN (${near})`, at)),
    city: await locationCost(250, sample.cities.slice(0, 5), { recent: true }, (at) => number(`SELECT count(*) FROM (${near}) n`, at)),
  };
  const set = constants();
  console.log('CPU of the engine, µs:');
  for (const [name, micro] of Object.entries(measured)) console.log(`  ${name}: set ${set.get(name)}, measured ${micro.toFixed(3)}`);
}

async function measureOrder({ micros, count }: CostMeter) {
  const rows = Math.min(ROWS, (await count('true')) - 1);
  const inOrder = async (accessPath: Partial<AccessPath>, change: Partial<Search>) =>
    (await micros({ kind: 'newest', ...plain, ...accessPath }, change, rows)) / rows;
  const newest = await inOrder({}, { filter: fetish(NOBODYS) });
  const nowhere = { searchWords: [{ word: NOWHERE, begins: false }] };
  const wordCost = (await inOrder({ searchWords: true }, nowhere)) - newest;
  const match = constants().get('match') ?? 0;
  const beside = (await inOrder({ searchWords: true, whole: true }, nowhere)) - newest - match;
  return {
    newest,
    searchWords: wordCost,
    beside,
    distance: (await inOrder({ near: true }, { near: { centre: SOUTH_POLE, radius: 10 } })) - newest,
  };
}

/** All posts of a single list are fetched; of several lists only their intersection. */
async function measureLists({ micros, count }: CostMeter) {
  const by = (...lists: List[]): AccessPath => ({ kind: 'lists', lists, ...plain });
  const sum = async <Item>(some: readonly Item[], each: (one: Item) => Promise<number>) => {
    let all = 0;
    for (const one of some) all += await each(one);
    return all;
  };
  const rare = await sum(FEW, (one) => count('fetish = $1', [one]));
  const fetched = (await sum(FEW, (one) => micros(by('fetishes'), { filter: fetish(one) }))) / rare;

  const long = requestFilter({ ...none, types: ['trading'], prices: ['above_200'] });
  const bits = [long.masks.types, long.masks.prices];
  const both = await count('attribute_bits & $1 <> 0 AND attribute_bits & $2 <> 0', bits);
  const listed = (await count('attribute_bits & $1 <> 0', bits.slice(0, 1))) + (await count('attribute_bits & $1 <> 0', bits.slice(1)));
  const posting = ((await micros(by('types', 'prices'), { filter: long })) - fetched * both) / (listed - both);
  const heap = fetched - posting;

  const trading = (one: number) => requestFilter({ ...none, types: ['trading'], fetishes: [one] });
  const stepped = await sum(FEW, (one) => micros(by('types', 'fetishes'), { filter: trading(one) }));
  const inBoth = await sum(FEW, (one) => count(`fetish = $1 AND type = 'trading'`, [one]));
  const step = (stepped - heap * inBoth) / (2 * rare);

  // No post has this fetish: no row is fetched, but all index entries with the prefix are read.
  const begins = BEGINNINGS.map((word) => ({ filter: fetish(NOBODYS), searchWords: [{ word, begins: true }] }));
  const entries = await sum(begins, ({ searchWords: [term] }) => count('search_terms @@ $1::tsquery', [`'${term?.word}':*`]));
  const begun = (await sum(begins, (search) => micros({ ...by('fetishes', 'begun'), searchWords: true }, search))) / entries;
  return { heap, posting, step, begun };
}

/** The same search without matching posts. */
function nothing({ viewerId, filter, searchWords: terms, near }: Search): Search {
  const unmatched = (list: readonly number[]) => (list.length === 0 ? [] : [NOBODYS]);
  const { types, prices, fetishes, posters } = filter.tokens;
  const tokens: RequestFilter['tokens'] = {
    types: unmatched(types),
    prices: unmatched(prices),
    fetishes: unmatched(fetishes),
    posters: unmatched(posters),
  };
  return {
    viewerId,
    filter: { ...filter, tokens },
    searchWords: terms.map(() => ({ word: NOWHERE, begins: false })),
    near: near && { ...near, centre: SOUTH_POLE },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { chordOf } from '../../packages/rules/src/explore/distance.ts';
import { requestFilter, type RequestFilter } from '../../packages/rules/src/requests/bits.ts';
import { findCandidates, findCentre } from '../../apps/server/src/domains/requests/feed/queries/find-posts.ts';
import type { List, Way } from '../../apps/server/src/domains/requests/feed/queries/statements.ts';
import { valuesOf, type Search } from '../../apps/server/src/domains/requests/feed/source.ts';
import { EVERYTHING } from '../../apps/server/src/domains/requests/feed/ways.ts';
import { median } from '../child.ts';
import type { Measured } from './measured.ts';
import type { Scene } from './mix.ts';
import { NOWHERE, vocabulary } from './vocabulary.ts';

const WAYS = join(import.meta.dirname, '../../apps/server/src/domains/requests/feed/ways.ts');
const LOOKS = 9;
const ROWS = 20_000;
const NEWER_THAN_ALL = { at: '8000000000000000', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
const OLDER_THAN_ALL = { at: '0', id: '00000000-0000-0000-0000-000000000000' };
/** No interest has this number. */
const NOBODYS = 32_000;
const SOUTH_POLE = '(0,0,-1)';
const none = { types: [], prices: [], offers: null, genders: [], fetishes: [] } as const;

/** The constants as they are written: nothing else in the house needs them. */
function constants(): Map<string, number> {
  const [, list = ''] = /const COST = \{([^}]*)\}/.exec(readFileSync(WAYS, 'utf8')) ?? [];
  return new Map([...list.matchAll(/(\w+): ([\d.]+)/g)].map(([, name = '', value]) => [name, Number(value)]));
}

/** CPU of the engine for one row on each way, in microseconds, beside what ways.ts reckons with. */
export async function measureCosts({ db, measure }: Measured, client: pg.Client, scene: Scene): Promise<void> {
  const viewerId = scene.viewers[0] ?? '';
  const searchFor = (change: Partial<Search>): Search => ({ viewerId, filter: requestFilter(none), words: [], near: null, ...change });
  const count = async (condition: string, values: unknown[] = []) =>
    Number(
      (await client.query<{ count: string }>(`SELECT count(*) FROM request_post WHERE status = 'published' AND ${condition}`, values))
        .rows[0]?.count,
    );

  /** In microseconds, without what the same statement costs where it finds nothing to do. */
  async function micros(way: Way, change: Partial<Search>, bound = EVERYTHING): Promise<number> {
    const run = async (after: typeof NEWER_THAN_ALL, search: Search) => {
      const values = valuesOf(search, { need: 1, bound, after });
      const times: number[] = [];
      for (let look = 0; look < LOOKS; look += 1) times.push((await measure(() => findCandidates(db, way, values))).ms);
      return median(times) * 1000;
    };
    const search = searchFor(change);
    const idle = way.kind === 'newest' ? await run(OLDER_THAN_ALL, search) : await run(NEWER_THAN_ALL, nothing(search));
    return (await run(NEWER_THAN_ALL, search)) - idle;
  }

  const rows = Math.min(ROWS, (await count('true')) - 1);
  const inOrder = async (way: Partial<Way>, change: Partial<Search>) =>
    (await micros({ kind: 'newest', words: false, near: false, ...way }, change, rows)) / rows;
  const nowhere = [{ word: NOWHERE, begins: false }];
  const newest = await inOrder({}, { filter: requestFilter({ ...none, fetishes: [NOBODYS] }) });
  const words = (await inOrder({ words: true }, { words: nowhere })) - newest;
  const distance = (await inOrder({ near: true }, { near: { centre: SOUTH_POLE, radius: 10 } })) - newest;

  const { heap, posting } = await measureLists(micros, count);
  const byWords = await measureWords(micros, count);
  const place = await measurePlaces();

  async function measurePlaces(): Promise<number> {
    let [used, found] = [0, 0];
    for (const cityId of scene.cities.slice(0, 5)) {
      const centre = await findCentre(db, { cityId, memberId: viewerId });
      if (centre === null) continue;
      used += await micros({ kind: 'places', words: false, near: true }, { near: { centre, radius: 100 } });
      found += await count('city_id IN (SELECT city_id FROM request_place WHERE point <-> $1::cube <= $2)', [centre, chordOf(100)]);
    }
    return used / found;
  }

  const set = constants();
  const measured = { newest, heap, posting, place, words, distance };
  console.log('CPU of one row, µs:');
  for (const [name, micro] of Object.entries(measured)) console.log(`  ${name}: set ${set.get(name)}, measured ${micro.toFixed(3)}`);
  console.log(`  gathered by words, where heap + posting are reckoned with: measured ${byWords.toFixed(3)}`);
}

type Micros = (way: Way, change: Partial<Search>) => Promise<number>;
type Count = (condition: string, values?: unknown[]) => Promise<number>;

/** Of the lists of tokens: one list is fetched whole, of two only what stands in both. Two sums, two unknowns. */
async function measureLists(micros: Micros, count: Count): Promise<{ heap: number; posting: number }> {
  const one = { used: 0, found: 0, listed: 0 };
  const two = { used: 0, found: 0, listed: 0 };
  const way = (...lists: List[]): Way => ({ kind: 'lists', lists, words: false, near: false });
  for (const fetish of [20, 40, 60]) {
    const ofFetish = await count('fetish = $1', [fetish]);
    one.used += await micros(way('fetishes'), { filter: requestFilter({ ...none, fetishes: [fetish] }) });
    one.found += ofFetish;
    one.listed += ofFetish;
    two.used += await micros(way('types', 'fetishes'), { filter: requestFilter({ ...none, types: ['trading'], fetishes: [fetish] }) });
    two.found += await count(`fetish = $1 AND type = 'trading'`, [fetish]);
    two.listed += ofFetish + (await count(`type = 'trading'`));
  }
  const posting = (two.used * one.found - one.used * two.found) / (two.listed * one.found - one.listed * two.found);
  return { heap: (one.used - one.listed * posting) / one.found, posting };
}

/** Of words in about one post of thirty, of a hundred, of three hundred. */
async function measureWords(micros: Micros, count: Count): Promise<number> {
  let [used, found] = [0, 0];
  for (const rank of [100, 300, 900]) {
    const word = vocabulary[rank] ?? NOWHERE;
    used += await micros({ kind: 'words', words: true, near: false }, { words: [{ word, begins: false }] });
    found += await count('words @@ $1::tsquery', [`'${word}'`]);
  }
  return used / found;
}

/** The same search, of what nobody has posted. */
function nothing({ viewerId, filter, words, near }: Search): Search {
  const asked = (list: readonly number[]) => (list.length === 0 ? [] : [NOBODYS]);
  const { types, prices, fetishes, posters } = filter.tokens;
  const tokens: RequestFilter['tokens'] = {
    types: asked(types),
    prices: asked(prices),
    fetishes: asked(fetishes),
    posters: asked(posters),
  };
  return {
    viewerId,
    filter: { ...filter, tokens },
    words: words.map(() => ({ word: NOWHERE, begins: false })),
    near: near && { ...near, centre: SOUTH_POLE },
  };
}

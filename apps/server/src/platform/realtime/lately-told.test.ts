import { describe, expect, it } from 'vitest';
import { LatelyTold, type Told } from './lately-told.ts';

const MINUTE_MS = 60_000;
const now = Date.now();
const at = (secondsAgo: number, place = 0) => `${now - secondsAgo * 1000}-${place}`;
const told = (id: string, ...rooms: string[]): Told => ({ id, rooms, except: [], data: ['said', id] });
const ids = (some: readonly Told[] | null) => some?.map(({ id }) => id);

describe('what was told of late', () => {
  it('is what was read back and what was heard since, each once, for these rooms only', async () => {
    const lately = new LatelyTold(async () => ({ told: [told(at(30), 'a'), told(at(20), 'b')], reachesTo: at(180) }), 3 * MINUTE_MS);
    lately.hear(told(at(20), 'b'));
    lately.hear(told(at(10, 2), 'a'));
    lately.hear(told(at(10, 10)));
    lately.hear({ ...told(at(5)), except: ['a'] });
    const upTo = (await lately.newest()) ?? '';
    expect(upTo).toBe(at(5));
    expect(ids(lately.missed(['a'], { after: at(25), upTo }))).toEqual([at(10, 2), at(10, 10)]);
    expect(ids(lately.missed(['b'], { after: at(25), upTo }))).toEqual([at(20), at(10, 10), at(5)]);
    expect(ids(lately.missed(['b'], { after: at(10, 2), upTo: at(10, 10) }))).toEqual([at(10, 10)]);
  });

  it('is read back once, and again only after that failed', async () => {
    let reads = 0;
    const lately = new LatelyTold(async () => {
      reads += 1;
      if (reads === 1) throw new Error('away');
      return { told: [told(at(1), 'a')], reachesTo: at(180) };
    }, 3 * MINUTE_MS);
    await expect(lately.newest()).rejects.toThrow('away');
    await Promise.all([lately.newest(), lately.newest()]);
    expect(reads).toBe(2);
  });

  it('is read back before anybody asks, as soon as something is heard', async () => {
    let reads = 0;
    const lately = new LatelyTold(async () => {
      reads += 1;
      return { told: [], reachesTo: at(180) };
    }, 3 * MINUTE_MS);
    lately.hear(told(at(1), 'a'));
    lately.hear(told(at(0), 'a'));
    expect(reads).toBe(1);
  });

  it('owns up where the stream does not reach back far enough, but asks no further than somebody may have been away', async () => {
    const short = new LatelyTold(async () => ({ told: [told(at(10), 'a')], reachesTo: at(10) }), 3 * MINUTE_MS);
    await short.newest();
    expect(short.missed(['a'], { after: at(60), upTo: at(10) })).toBeNull();
    const long = new LatelyTold(async () => ({ told: [told(at(10), 'a')], reachesTo: at(180) }), 3 * MINUTE_MS);
    await long.newest();
    expect(ids(long.missed(['a'], { after: at(100_000), upTo: at(10) }))).toEqual([at(10)]);
  });

  it('stays small', async () => {
    const lately = new LatelyTold(async () => ({ told: [], reachesTo: at(180) }), 3 * MINUTE_MS);
    await lately.newest();
    for (let place = 0; place < 25_000; place += 1) lately.hear(told(at(60, place), 'a'));
    const upTo = at(60, 24_999);
    expect(lately.missed(['a'], { after: at(60, 1000), upTo })).toBeNull();
    expect(lately.missed(['a'], { after: at(60, 24_000), upTo })).toHaveLength(999);
  });

  it('forgets what nobody can have missed, and goes on knowing the rest', async () => {
    const lately = new LatelyTold(async () => ({ told: [], reachesTo: at(180) }), 3 * MINUTE_MS);
    await lately.newest();
    for (let place = 0; place < 900; place += 1) lately.hear(told(at(600, place), 'a'));
    for (let place = 0; place < 200; place += 1) lately.hear(told(at(60, place), 'a'));
    const upTo = at(60, 199);
    expect(await lately.newest()).toBe(upTo);
    expect(lately.missed(['a'], { after: at(1000), upTo })).toHaveLength(200);
  });
});

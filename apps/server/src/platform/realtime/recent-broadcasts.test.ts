import { describe, expect, it } from 'vitest';
import { RecentBroadcasts, type Broadcast } from './recent-broadcasts.ts';

const MINUTE_MS = 60_000;
const now = Date.now();
const at = (secondsAgo: number, number = 0) => `${now - secondsAgo * 1000}-${number}`;
const broadcast = (id: string, ...rooms: string[]): Broadcast => ({ id, rooms, except: [], data: ['said', id] });
const ids = (some: readonly Broadcast[] | null) => some?.map(({ id }) => id);

describe('RecentBroadcasts', () => {
  it('merges replayed and received broadcasts, each once and for these rooms only', async () => {
    const recent = new RecentBroadcasts(
      async () => ({ broadcasts: [broadcast(at(30), 'a'), broadcast(at(20), 'b')], reachesTo: at(180) }),
      3 * MINUTE_MS,
    );
    recent.add(broadcast(at(20), 'b'));
    recent.add(broadcast(at(10, 2), 'a'));
    recent.add(broadcast(at(10, 10)));
    recent.add({ ...broadcast(at(5)), except: ['a'] });
    const upTo = (await recent.newest()) ?? '';
    expect(upTo).toBe(at(5));
    expect(ids(recent.missed(['a'], { after: at(25), upTo }))).toEqual([at(10, 2), at(10, 10)]);
    expect(ids(recent.missed(['b'], { after: at(25), upTo }))).toEqual([at(20), at(10, 10), at(5)]);
    expect(ids(recent.missed(['b'], { after: at(10, 2), upTo: at(10, 10) }))).toEqual([at(10, 10)]);
  });

  it('replays the stream once, and again only after a failure', async () => {
    let reads = 0;
    const recent = new RecentBroadcasts(async () => {
      reads += 1;
      if (reads === 1) throw new Error('away');
      return { broadcasts: [broadcast(at(1), 'a')], reachesTo: at(180) };
    }, 3 * MINUTE_MS);
    await expect(recent.newest()).rejects.toThrow('away');
    await Promise.all([recent.newest(), recent.newest()]);
    expect(reads).toBe(2);
  });

  it('replays the stream as soon as a broadcast is received', async () => {
    let reads = 0;
    const recent = new RecentBroadcasts(async () => {
      reads += 1;
      return { broadcasts: [], reachesTo: at(180) };
    }, 3 * MINUTE_MS);
    recent.add(broadcast(at(1), 'a'));
    recent.add(broadcast(at(0), 'a'));
    expect(reads).toBe(1);
  });

  it('returns null when the stream is too short, but reaches back no further than the maximum absence', async () => {
    const short = new RecentBroadcasts(async () => ({ broadcasts: [broadcast(at(10), 'a')], reachesTo: at(10) }), 3 * MINUTE_MS);
    await short.newest();
    expect(short.missed(['a'], { after: at(60), upTo: at(10) })).toBeNull();
    const long = new RecentBroadcasts(async () => ({ broadcasts: [broadcast(at(10), 'a')], reachesTo: at(180) }), 3 * MINUTE_MS);
    await long.newest();
    expect(ids(long.missed(['a'], { after: at(100_000), upTo: at(10) }))).toEqual([at(10)]);
  });

  it('keeps a limited number of broadcasts', async () => {
    const recent = new RecentBroadcasts(async () => ({ broadcasts: [], reachesTo: at(180) }), 3 * MINUTE_MS);
    await recent.newest();
    for (let number = 0; number < 25_000; number += 1) recent.add(broadcast(at(60, number), 'a'));
    const upTo = at(60, 24_999);
    expect(recent.missed(['a'], { after: at(60, 1000), upTo })).toBeNull();
    expect(recent.missed(['a'], { after: at(60, 24_000), upTo })).toHaveLength(999);
  });

  it('drops broadcasts beyond the maximum absence and keeps the others', async () => {
    const recent = new RecentBroadcasts(async () => ({ broadcasts: [], reachesTo: at(180) }), 3 * MINUTE_MS);
    await recent.newest();
    for (let number = 0; number < 900; number += 1) recent.add(broadcast(at(600, number), 'a'));
    for (let number = 0; number < 200; number += 1) recent.add(broadcast(at(60, number), 'a'));
    const upTo = at(60, 199);
    expect(await recent.newest()).toBe(upTo);
    expect(recent.missed(['a'], { after: at(1000), upTo })).toHaveLength(200);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClock, DAY } from '../../../../test/support/clock.ts';
import { useWorker } from '../../../../test/support/worker.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aPost, aPoster, rebuildRequestSearch, type Poster } from '../../../../test/support/requests.ts';
import { countsName } from './count-view.ts';
import { viewCountsIn, type ViewCounts } from './counting.ts';
import { flushViews } from './flush-views.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

const FLUSH = 'requests:flush-views';
let owner: Poster;
beforeAll(async () => {
  owner = await aPoster(api);
});

async function viewsOf(id: string): Promise<number> {
  const row = await api.db.selectFrom('request_views').select('views').where('post_id', '=', id).executeTakeFirst();
  return Number(row?.views ?? 0);
}

const counts = (): ViewCounts => viewCountsIn(worker.redis, `test ${randomUUID()}`);

describe('POST /api/requests/{id}/view', () => {
  it('counts once per member and day, and never the owner', async () => {
    const id = await aPost(api.db, owner.id);
    const [one, other] = [await aPoster(api), await aPoster(api)];
    await rebuildRequestSearch(api.db);
    for (const who of [one, one, other, owner]) expect((await who.view(id)).status).toBe(200);
    await worker.runTask(FLUSH);
    expect((await one.see(id)).body.views).toBe(2);
    clock.pass(DAY);
    await one.view(id);
    await worker.runTask(FLUSH);
    await worker.runTask(FLUSH);
    expect((await owner.see(id)).body.views).toBe(3);
  });

  it('stores no member’s id in Redis', async () => {
    const id = await aPost(api.db, owner.id);
    const one = await aPoster(api);
    await rebuildRequestSearch(api.db);
    await one.view(id);
    const keys = await worker.redis.keys(`*${id}*`);
    expect(keys.length).toBe(1);
    expect(keys.join(' ')).not.toContain(one.id);
    expect(await worker.redis.ttl(keys[0] ?? '')).toBeGreaterThan(0);
    expect(countsName(api.config, 'api')).toBe(countsName(api.config, 'worker'));
  });
});

describe('flushViews', () => {
  async function counted(): Promise<{ id: string; views: ViewCounts }> {
    const id = await aPost(api.db, owner.id);
    const views = counts();
    for (const viewer of ['a', 'b', 'c']) await views.count(id, viewer, '2026-11-15');
    return { id, views };
  }

  /** Simulates a worker that is killed at this step. */
  const dyingAt = (views: ViewCounts, step: keyof ViewCounts): ViewCounts => ({
    ...views,
    [step]: () => Promise.reject(new Error('killed')),
  });

  it.each(['read', 'remove'] as const)('counts once when it is killed before %s and run again', async (step) => {
    const { id, views } = await counted();
    await expect(flushViews(api.db, dyingAt(views, step), clock.now())).rejects.toThrow('killed');
    await views.count(id, 'd', '2026-11-15');
    await flushViews(api.db, views, clock.now());
    expect(await viewsOf(id)).toBe(4);
    await flushViews(api.db, views, clock.now());
    expect(await viewsOf(id)).toBe(4);
  });

  it('loses nothing when it is killed after the counts were set aside', async () => {
    const { id, views } = await counted();
    const aside = await views.takeAside();
    expect(aside.length).toBe(1);
    await flushViews(api.db, views, clock.now());
    expect([await viewsOf(id), await views.takeAside()]).toEqual([3, []]);
  });

  it('counts once when several workers run concurrently', async () => {
    const { id, views } = await counted();
    await Promise.all([1, 2, 3].map(() => flushViews(api.db, views, clock.now())));
    await flushViews(api.db, views, clock.now());
    expect(await viewsOf(id)).toBe(3);
  });

  it('ignores deleted posts', async () => {
    const { id, views } = await counted();
    await views.count(randomUUID(), 'a', '2026-11-15');
    await flushViews(api.db, views, clock.now());
    expect(await viewsOf(id)).toBe(3);
  });

  it('changes nothing after Redis lost its data', async () => {
    const { id, views } = await counted();
    await flushViews(api.db, views, clock.now());
    await flushViews(api.db, counts(), clock.now());
    expect(await viewsOf(id)).toBe(3);
  });
});

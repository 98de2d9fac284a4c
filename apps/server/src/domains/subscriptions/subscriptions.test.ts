import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseUrl } from '../../platform/config/config.ts';
import { createDb, createPool, type Db } from '../../platform/db/database.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { savePlans } from './index.ts';

const api = useApi();
const bodyOf = async (answered: Response) => ((await answered.json()) as { body: unknown }).body;

describe('GET /api/subscription-plans', () => {
  const lasting = {
    priceCents: 0,
    dueCents: 0,
    currency: 'USD',
    recurringDays: null,
    discountPercent: 0,
    renews: false,
    statementDescriptor: null,
  };
  const renewing = { currency: 'USD', discountPercent: 0, renews: true, statementDescriptor: 'CCBILL.COM *SR' };
  const regular = { id: 1, name: 'regular', ...lasting };
  const lifetime = { id: 2, name: 'lifetime', ...lasting };
  const month = { id: 3, name: 'premium_30_days', priceCents: 1499, dueCents: 1499, recurringDays: 30, ...renewing };
  const quarter = { id: 4, name: 'premium_90_days', priceCents: 3499, dueCents: 3499, recurringDays: 90, ...renewing };
  beforeAll(() => savePlans(api.db, api.config));

  it('lists the plans with their prices, cached for a minute', async () => {
    const answered = await api.get('/api/subscription-plans');
    expect(answered.headers.get('cache-control')).toContain('max-age=60');
    expect(await bodyOf(answered)).toEqual([regular, lifetime, month, quarter]);
  });

  it.each([regular, lifetime, month, quarter])('returns the plan $id, $name', async (plan) => {
    expect(await bodyOf(await api.get(`/api/subscription-plans/${plan.id}`))).toEqual(plan);
  });

  it.each(['0', '5', '-1', '99999', '9007199254740991'])('returns 404 for the unknown plan id %s', async (id) => {
    const answered = await api.get(`/api/subscription-plans/${id}`);
    expect(answered.status).toBe(404);
    expect(await answered.json()).toEqual({ code: 'resource.notFound', message: 'This page is not available' });
  });

  it.each(['premium', '1.5', 'NaN'])('returns 400 for the invalid plan id %s', async (id) => {
    const answered = await api.get(`/api/subscription-plans/${id}`);
    expect(answered.status).toBe(400);
    expect(await answered.json()).toMatchObject({ code: 'request.invalid', fields: { id: { code: 'field.invalid' } } });
  });

  it('returns changed prices after savePlans', async () => {
    await savePlans(api.db, { ...api.config, PRICE_PREMIUM_30: 1999, PRICE_PREMIUM_90: 4999, DISCOUNT_PREMIUM_90: 15 });
    const changed = [
      { ...month, priceCents: 1999, dueCents: 1999 },
      { ...quarter, priceCents: 4999, dueCents: 4249, discountPercent: 15 },
    ];
    expect(await bodyOf(await api.get('/api/subscription-plans'))).toEqual([regular, lifetime, ...changed]);
    await savePlans(api.db, api.config);
    expect(await bodyOf(await api.get('/api/subscription-plans'))).toEqual([regular, lifetime, month, quarter]);
  });

  it.each([
    ['another id', { id: 5, slug: 'platinum', price_cents: 0 }],
    ['the slug of another plan', { id: 4, slug: 'regular', price_cents: 0 }],
    ['a negative price', { id: 4, slug: 'premium_90_days', price_cents: -1 }],
    ['a period without days', { id: 4, slug: 'premium_90_days', price_cents: 0, recurring_days: 0 }],
    ['a discount above 100 percent', { id: 4, slug: 'premium_90_days', price_cents: 0, discount_percent: 101 }],
  ])('rejects %s by a database constraint', async (_what, row) => {
    const replaced = api.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('subscription_plan').where('id', '=', 4).execute();
      await tx.insertInto('subscription_plan').values(row).execute();
    });
    await expect(replaced).rejects.toThrow(/violates (check|unique) constraint|duplicate key/);
  });
});

const paths = ['/api/user/spots', '/api/user/free-spots', '/api/upgrade/checkSpots'];

describe.each([
  { mode: 'pool' as const, total: 100_000 },
  { mode: 'first_n' as const, total: 111 },
])('free spots with mode $mode', ({ mode, total }) => {
  const api = useApi({ config: { SPOTS_MODE: mode } });
  const take = (taken: number) => api.db.updateTable('free_spots').set({ taken }).execute();
  afterEach(() => take(0));

  it.each(paths)('returns all spots as free at first: %s', async (path) => {
    const answered = await api.get(path);
    expect(answered.headers.get('cache-control')).toContain('no-store');
    expect(await bodyOf(answered)).toEqual({ mode, total, left: total, taken: 0 });
  });

  it.each(paths)('returns the current counter: %s', async (path) => {
    await take(7);
    expect(await bodyOf(await api.get(path))).toEqual({ mode, total, left: total - 7, taken: 7 });
    await take(8);
    expect(await bodyOf(await api.get(path))).toEqual({ mode, total, left: total - 8, taken: 8 });
  });

  it.each(paths)('returns no more than the total when more are taken: %s', async (path) => {
    await take(total + 5);
    expect(await bodyOf(await api.get(path))).toEqual({ mode, total, left: 0, taken: total });
  });
});

describe('free_spots', () => {
  it('rejects a negative counter', async () => {
    const giveBack = api.db.updateTable('free_spots').set({ taken: sql`taken - 1` });
    await expect(giveBack.execute()).rejects.toThrow(/check constraint/);
  });

  it('rejects a second row', async () => {
    const insert = (values: { taken: number; singleton?: boolean }) => api.db.insertInto('free_spots').values(values).execute();
    await expect(insert({ taken: 0 })).rejects.toThrow(/duplicate key/);
    await expect(insert({ taken: 0, singleton: false })).rejects.toThrow(/check constraint/);
  });
});

describe.each(['api', 'worker'] as const)('database role %s', (role) => {
  let db: Db;
  beforeAll(() => {
    db = createDb(createPool({ url: databaseUrl(api.config, role), name: 'test', size: 1 }));
    return () => db.destroy();
  });

  it('reads plans and spots, and cannot change them', async () => {
    expect(await db.selectFrom('subscription_plan').select('id').execute()).toHaveLength(4);
    expect(await db.selectFrom('free_spots').select('taken').execute()).toEqual([{ taken: 0 }]);
    await expect(db.updateTable('subscription_plan').set({ price_cents: 1 }).execute()).rejects.toThrow(/permission denied/);
    await expect(db.updateTable('free_spots').set({ taken: 1 }).execute()).rejects.toThrow(/permission denied/);
  });
});

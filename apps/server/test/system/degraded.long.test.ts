import { route } from '@subrosa/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databaseUrl } from '../../src/platform/config/config.ts';
import { endpoints } from '../../src/platform/http/endpoint.ts';
import { everyone } from '../../src/platform/http/policy.ts';
import { eventually } from '../support/eventually.ts';
import { useApi, useDatabase } from '../support/test-api.ts';
import { startDatastoreProxy, type DatastoreProxy } from '../support/slow-proxy.ts';
import { startApi, type RunningApi } from '../../src/app/api.ts';

describe('during an outage of Redis', () => {
  // No process listens on port 1.
  const api = useApi({ config: { REDIS_URL: 'redis://127.0.0.1:1', LOG_LEVEL: 'error' } });

  it('serves reading requests', async () => {
    expect((await api.get('/api/interests')).status).toBe(200);
    expect((await api.get('/api/cities?search=Kyiv')).status).toBe(200);
  });

  it('rejects rate-limited forms with 503 and Retry-After', async () => {
    const answered = await api.post('/api/contact', { email: 'iris@example.org', message: 'Hello' });
    expect(answered.status).toBe(503);
    expect(await answered.json()).toMatchObject({ code: 'server.busy' });
    expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('during an outage of PostgreSQL', () => {
  const testDb = useDatabase();
  let wire: DatastoreProxy;
  let away: RunningApi;
  beforeAll(async () => {
    const url = new URL(databaseUrl(testDb.config, 'api'));
    wire = await startDatastoreProxy(Number(url.port));
    url.port = String(wire.port);
    away = await startApi({ ...testDb.config, DATABASE_API_URL: url.href, LOG_LEVEL: 'silent' });
  });
  afterAll(async () => {
    await away.stop();
    await wire.stop();
  });
  const search = () => fetch(`http://127.0.0.1:${away.port}/api/cities?search=Kyiv`);

  it('rejects requests with 503 and Retry-After, also those in flight, and recovers automatically', async () => {
    expect((await search()).status).toBe(200);
    // Some are in flight, some use broken connections, some find none.
    const inProgress = Array.from({ length: 20 }, search);
    wire.cut();
    const answered = [...(await Promise.all(inProgress)), ...(await Promise.all(Array.from({ length: 20 }, search))), await search()];
    const rejected = answered.filter(({ status }) => status !== 200);
    expect(rejected.length).toBeGreaterThan(20);
    expect([...new Set(rejected.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))]).toEqual(['503 2']);
    wire.restore();
    await eventually(async () => (await search()).status === 200, 10_000, 'recovery');
  });
});

describe('overloaded process', () => {
  const calls = {
    block: route({ method: 'POST', path: '/api/block', summary: 'Holds the processor', reply: z.object({}) }),
    read: route({ method: 'GET', path: '/api/read', summary: 'Quick', reply: z.object({}) }),
  };
  const api = useApi({
    config: { SHED_DELAY_MS: 1000 },
    endpoints: endpoints(
      calls,
      { block: { who: everyone }, read: { who: everyone } },
      {
        block: async () => {
          for (const end = Date.now() + 1500; Date.now() < end;);
          return {};
        },
        read: () => ({}),
      },
    ),
  });

  it('serves all requests after a single pause', async () => {
    await api.post('/api/block', {});
    const read = async () => (await api.get('/api/read')).status;
    expect(new Set(await Promise.all(Array.from({ length: 50 }, read)))).toEqual(new Set([200]));
  });

  it('rejects requests that it cannot serve in time with 503 and Retry-After, and recovers automatically', async () => {
    const state = { isHeld: true };
    const hold = async () => {
      while (state.isHeld) await api.post('/api/block', {});
    };
    const load = Promise.all([hold(), hold()]);
    const read = () => api.get('/api/read');
    const rejected = await eventually(async () => [await read()].find(({ status }) => status === 503), 20_000, 'a rejection');
    state.isHeld = false;
    await load;
    expect(rejected.headers.get('retry-after')).toBe('5');
    expect(await rejected.json()).toMatchObject({ code: 'server.busy' });
    await eventually(async () => (await read()).status === 200, 10_000, 'recovery');
  });
});

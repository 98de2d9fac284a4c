import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorker } from '../../app/worker.ts';
import { someoneKnown } from '../../testing/connections.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/house.ts';
import { loadConfig } from '../config/config.ts';
import { isTracing, traceparent } from './spans.ts';
import { startTracing } from './start-tracing.ts';
import { statementName } from './statements.ts';

interface CollectedSpan {
  traceId: string;
  name: string;
  attributes: { key: string; value: object }[];
}

/** A collector that keeps what it is sent. */
const spans: CollectedSpan[] = [];
let collector: Server;
let tracing: { stop(): Promise<void> };

beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] };
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_TRACES_SAMPLER_ARG: 1 };
  tracing = await startTracing({ ...loadConfig({ ENVIRONMENT: 'test' }), ...settings }, 'test');
});
afterAll(() => void collector.close());

const api = useApi();

describe('a call that asks for a job, which tells a socket', () => {
  it('is one trace, with names and nothing about anybody', async () => {
    const [iris, dorian] = [await someoneKnown(api), await someoneKnown(api)];
    const worker = await startWorker({ ...api.config, OPERATIONS_PORT: 0 });
    expect((await iris.ask(dorian, 'Shall we meet?')).status).toBe(200);
    const told = () => api.db.selectFrom('notification').select('member_id').where('member_id', '=', dorian.id).executeTakeFirst();
    await eventually(told, 20_000, 'a notification');
    await eventually(noJobs, 20_000, 'the end of all jobs');
    await worker.stop();
    await tracing.stop();

    const call = spans.find(({ name }) => name === 'POST /api/friends');
    const names = spans.filter(({ traceId }) => traceId === call?.traceId).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['POST /api/friends', 'job event', 'job reaction']));
    for (const part of [/^select /, /^insert /, /^reaction /, /^emit /]) expect(names.some((name) => part.test(name))).toBe(true);

    const written = JSON.stringify(spans);
    for (const secret of [iris.id, dorian.id, iris.username, dorian.username, 'Shall we meet']) expect(written).not.toContain(secret);
  });

  async function noJobs(): Promise<boolean> {
    const rows = await api.db.selectFrom('handled_event').select('event_id').execute();
    return rows.length > 0;
  }
});

describe('without a collector', () => {
  it('nothing is traced', async () => {
    const { stop } = await startTracing(loadConfig({ ENVIRONMENT: 'test' }), 'test');
    expect([isTracing(), traceparent()]).toEqual([false, undefined]);
    await stop();
  });
});

it.each([
  ['select "id" from "member" where "id" = $1', 'select member'],
  ['WITH a AS (SELECT 1) INSERT INTO device (id) SELECT 1', 'select device'],
  ['update "member" set "email" = $1', 'update member'],
  ['begin', 'begin'],
  [{ name: 'find-caller', text: 'SELECT …' }, 'find-caller'],
])('a statement is known by what it does: %o', (statement, name) => {
  expect(statementName(statement)).toBe(name);
});

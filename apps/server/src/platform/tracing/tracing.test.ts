import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorker } from '../../app/worker.ts';
import { startRealtime } from '../../app/realtime.ts';
import { aConnectableMember } from '../../../test/support/connections.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aDevice } from '../../../test/support/members.ts';
import { aSocket, connected } from '../../../test/support/sockets.ts';
import { aSocketClient } from '../../../test/support/socket-client.ts';
import { createLog } from '../log.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../redis.ts';
import type { Principal } from '../tokens/tokens.ts';
import { loadConfig } from '../config/config.ts';
import { isTracing, traceparent } from './spans.ts';
import { startTracing } from './start-tracing.ts';
import { statementName } from './statements.ts';

interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
}

/** Spans that the collector received. */
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
const api = useApi();
let redis: RedisConnection;
beforeAll(async () => {
  redis = await connectRedis({ url: api.config.REDIS_URL, name: 'test', log: createLog(api.config, 'test'), whileAway: 'fail' });
});
afterAll(async () => {
  collector.close();
  await disconnectRedis(redis);
});

/** A tab that subscribes to its member's notifications, and everything that it received. */
async function aTab(port: number, member: Principal) {
  const wire: string[] = [];
  const socket = aSocket(port, (await aSocketClient(api, redis, member)).auth);
  socket.io.on('open', () => socket.io.engine.on('data', (data: unknown) => wire.push(String(data))));
  await connected(socket);
  await socket.emitWithAck('/notifications/subscribe', { userId: member.memberId });
  const isNotified = () => wire.some((line) => line.includes(`notifications-${member.memberId}`));
  return { socket, wire, waitForUpdate: () => eventually(async () => isNotified(), 20_000, 'a live update') };
}

describe('tracing of a request with a job and a live update', () => {
  it('creates one trace with names only and no member data', async () => {
    const [iris, dorian] = [await aConnectableMember(api), await aConnectableMember(api)];
    const realtime = await startRealtime(api.config);
    const tab = await aTab(realtime.port, { memberId: dorian.id, deviceId: await aDevice(api.db, dorian.id, { slot: 2 }) });
    const worker = await startWorker({ ...api.config, OPERATIONS_PORT: 0 });
    const requested = await iris.requestConnection(dorian, 'Shall we meet?');
    expect(requested.status).toBe(200);
    const notified = () => api.db.selectFrom('notification').select('member_id').where('member_id', '=', dorian.id).executeTakeFirst();
    await eventually(notified, 20_000, 'a notification');
    await eventually(noJobs, 20_000, 'the end of all jobs');
    await tab.waitForUpdate();
    tab.socket.disconnect();
    await realtime.stop();
    const config = [...(await api.request('GET', '/api/config')).headers];
    await worker.stop();
    await tracing.stop();

    const call = spans.find(({ name }) => name === 'POST /api/friends');
    const names = spans.filter(({ traceId }) => traceId === call?.traceId).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['POST /api/friends', 'job event', 'job reaction']));
    for (const part of [/^select /, /^insert /, /^reaction /, /^emit /]) expect(names.some((name) => part.test(name))).toBe(true);

    const delivered = spans.find(({ name }) => name === 'deliver notifications-{userId}');
    const emitted = spans.find(({ spanId }) => spanId === delivered?.parentSpanId);
    expect([delivered?.traceId, emitted?.name]).toEqual([call?.traceId, 'emit notifications-{userId}']);
    expect(delivered?.attributes).toEqual([{ key: 'sockets', value: { intValue: 1 } }]);

    // Browsers receive nothing of the trace.
    const toBrowser = JSON.stringify([tab.wire, requested.text, config]);
    expect(tab.wire.length).toBeGreaterThan(0);
    for (const mark of ['traceparent', 'trace', ...spans.map(({ traceId }) => traceId)]) expect(toBrowser).not.toContain(mark);

    const written = JSON.stringify(spans);
    for (const secret of [iris.id, dorian.id, iris.username, dorian.username, 'Shall we meet', 'example.org', '127.0.0.1'])
      expect(written).not.toContain(secret);
  });

  async function noJobs(): Promise<boolean> {
    const rows = await api.db.selectFrom('handled_event').select('event_id').execute();
    return rows.length > 0;
  }
});

describe('tracing without a collector', () => {
  it('records nothing', async () => {
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
])('statementName(%o) returns %s', (statement, name) => {
  expect(statementName(statement)).toBe(name);
});

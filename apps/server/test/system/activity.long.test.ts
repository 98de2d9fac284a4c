import { globSync } from 'node:fs';
import { join } from 'node:path';
import { routesByDomain } from '@subrosa/contract/routes';
import { isWriting, type AnyRoute } from '@subrosa/contract/route';
import type { SocketEvent } from '@subrosa/contract/socket';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../src/platform/log.ts';
import { connectRedis, disconnectRedis, type RedisConnection } from '../../src/platform/redis.ts';
import { audienceOf } from '../../src/platform/tokens/tokens.ts';
import { aWatchedFixture, readEverything, type WatchedFixture } from '../support/activity.ts';
import { aSigningBrowser } from '../support/conversations.ts';
import { useWorker } from '../support/worker.ts';
import { eventually } from '../support/eventually.ts';
import { describe as describeGroup, edit, react } from '../support/groups.ts';
import { useApi } from '../support/test-api.ts';
import { answersTo, stand } from '../support/relations.ts';
import { aSocket, connected } from '../support/sockets.ts';
import { aSocketClient } from '../support/socket-client.ts';
import { instantsIn, isFinerThanADay, timesIn } from './activity/find-times.ts';
import { reviewed } from './activity/reviewed.ts';
import { collectData } from '../../src/app/collect-data.ts';
import { listeners } from '../../src/app/domains.ts';
import { startRealtime, type RunningRealtime } from '../../src/app/realtime.ts';
import { everyCall, routeOf, type CallName } from '../relation-matrix/calls.ts';
import { questions } from '../relation-matrix/questions.ts';
import type { Answer } from '../relation-matrix/relation-fixture.ts';

const CONTRACT = join(import.meta.dirname, '../../../../packages/contract/src');

const isEvent = (value: unknown): value is SocketEvent =>
  typeof value === 'object' && value !== null && 'payload' in value && 'summary' in value && 'name' in value;

const modules = await Promise.all(
  globSync(`${CONTRACT}/**/*.ts`, { exclude: (name) => name.endsWith('.test.ts') || name.includes('compatibility') }).map(
    (file) => import(file) as Promise<Record<string, unknown>>,
  ),
);
const events = [...new Set(modules.flatMap((module) => Object.values(module).filter(isEvent)))].filter(
  ({ name }) => !name.includes('staff'),
);

const calls = Object.values(routesByDomain).flatMap((routes) =>
  Object.entries<AnyRoute>(routes)
    .filter(([, { path }]) => audienceOf(path) !== 'staff')
    .map(([name, { reply }]) => ({ source: name, schema: reply as z.ZodType })),
);

const allowed = new Set(reviewed.flatMap(({ sources, paths }) => sources.flatMap((source) => paths.map((path) => `${source} ${path}`))));

describe('contract', () => {
  const sources = [
    ...calls,
    ...events.map(({ name, payload }) => ({ source: `event ${name}`, schema: payload })),
    ...listeners.map(({ message }) => ({ source: `answer ${message.name}`, schema: message.reply })),
  ];
  const walked = sources.map(({ source, schema }) => instantsIn(source, schema));
  const instants = walked.flatMap((one) => one.instants).map(({ source, path }) => `${source} ${path}`);

  it('contains no instant that was not reviewed', () => {
    expect(instants.filter((one) => !allowed.has(one))).toEqual([]);
    process.stdout.write(
      `result T16: ${calls.length} calls, ${events.length} events and ${listeners.length} acknowledgements of the contract, ${walked.reduce((sum, { fields }) => sum + fields, 0)} fields\n`,
    );
  });

  it('contains every reviewed source and path', () => {
    const known = new Set(instants);
    const dead = reviewed
      .filter(({ inValues }) => !inValues)
      .flatMap(({ sources: of, paths }) => [
        ...of.filter((source) => !paths.some((path) => known.has(`${source} ${path}`))),
        ...paths.filter((path) => !of.some((source) => known.has(`${source} ${path}`))),
      ]);
    expect(dead).toEqual([]);
  });
});

const api = useApi();
const worker = useWorker(api);
let fixture: WatchedFixture;
let realtime: RunningRealtime;
let redis: RedisConnection;
const open: Socket[] = [];

beforeAll(async () => {
  realtime = await startRealtime(api.config);
  redis = await connectRedis({ url: api.config.REDIS_URL, name: 'test', log: createLog(api.config, 'test'), whileAway: 'fail' });
  fixture = await aWatchedFixture(api);
  await worker.runJobs();
}, 120_000);
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await realtime.stop();
  await disconnectRedis(redis);
});

interface ReceivedEvent {
  event: string;
  payload: unknown;
}

/** Opens a tab of a member that records all events. */
async function aTab(member: { id: string; deviceId: string }) {
  const { auth } = await aSocketClient(api, redis, { memberId: member.id, deviceId: member.deviceId });
  const socket = aSocket(realtime.port, auth);
  open.push(socket);
  await connected(socket);
  const received: ReceivedEvent[] = [];
  socket.onAny((event: string, payload: unknown) => received.push({ event: event.replace(member.id, '{userId}'), payload }));
  const send = (name: string, payload?: unknown): Promise<unknown> => socket.timeout(5000).emitWithAck(name, payload);
  await send('/conversation/connect');
  await send('/notifications/subscribe', { userId: member.id });
  return { received, send };
}

type Tab = Awaited<ReturnType<typeof aTab>>;

/** Waits for an event that the viewer causes last: all earlier events have arrived by then. */
async function waitForEvents({ received }: Tab): Promise<void> {
  await worker.runJobs();
  const count = () => received.filter(({ payload }) => (payload as { kind?: string }).kind === 'changed').length;
  const before = count();
  await fixture.watcher.call('PUT', `/api/conversation/${fixture.things.conversation}`, { muted: false });
  await eventually(async () => count() > before, 10_000, 'the last word');
}

const NEVER_THE_SAME = new Set(['date', 'x-request-id']);

/** The responses without the parts that differ for every request, such as signatures in URLs. */
const onTheWire = (answers: readonly Answer[]) =>
  answers.map(({ status, headers, text }) => ({
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !NEVER_THE_SAME.has(name))),
    text: text.replaceAll(/\?X-Amz-[^"]+/g, '').replaceAll(/\/media\/[^/"]+\//g, '/media/'),
  }));

/** Sends a writing request of the subject that must succeed. */
async function does(call: CallName, input: { params?: Record<string, string>; body?: unknown; headers?: Record<string, string> } = {}) {
  const { method, path, example } = routeOf(call);
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => input.params?.[name] ?? '');
  const response = await fixture.watched.call(method, at, input.body ?? example.body ?? {}, input.headers);
  expect(response.status, response.text).toBe(200);
}

/** Sends every reading request about the viewer and what both members share. */
async function readAll(): Promise<number> {
  const { watched, viewer, things, groupId } = fixture;
  let calls = 0;
  for (const [, { method, path, example }] of everyCall) {
    if (isWriting(method) || audienceOf(path) === 'staff' || example.params?.['secret'] !== undefined) continue;
    const { params = {}, query = {} } = example as { params?: Record<string, string>; query?: Record<string, string> };
    const ids = path.includes('{id}') ? [viewer.id, things.conversation, groupId, things.post] : [''];
    for (const id of ids) {
      const names: Record<string, string> = { ...params, id, username: viewer.username };
      const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
      await watched.call(method, `${at}?${new URLSearchParams({ ...query, ...('id' in query && { id }) }).toString()}`);
      calls += 1;
    }
  }
  return calls;
}

/** Actions of a member that are addressed to no other member, who must not notice them. */
const silentActs: Readonly<Record<string, () => Promise<unknown>>> = {
  'signs in, certifies a device and signs out': async () => {
    const { watched } = fixture;
    await api.db.deleteFrom('device').where('member_id', '=', watched.id).where('slot', '=', 1).execute();
    const second = await aSigningBrowser(api, watched.id, watched.keys, 1);
    await worker.runJobs();
    expect((await second.call('POST', '/api/auth/logout', {})).status).toBe(200);
  },
  'makes every reading call': async () => expect(await readAll()).toBeGreaterThan(150),
  'receives and reads messages': async () => {
    const { watched, things, groupId } = fixture;
    for (const id of [things.conversation, groupId]) {
      expect((await watched.move(id, { read: 100, delivered: 100 })).status).toBe(200);
    }
  },
  'is online and types': async () => {
    const { watched, things } = fixture;
    await does('setOnline', { body: { online: true } });
    const tab = await aTab(watched);
    for (const [name, payload] of [
      ['/users/newUserOnline', { user: watched.id }],
      ['/conversation/typing', { conversationId: things.conversation }],
      ['leave', watched.id],
    ] as const) {
      expect(await tab.send(name, payload)).toEqual({ body: {} });
    }
  },
  'archives, mutes and pins a conversation, and hides a message': async () => {
    const { conversation: id, message: messageId } = fixture.things;
    await does('changeConversation', { params: { id }, body: { archived: true, muted: true, pinned: true } });
    await does('deleteMessage', { params: { id, messageId } });
  },
  'saves what only they read': async () => {
    await does('savePins', { headers: { 'if-match': '"0"' } });
    await does('updateUser', { params: { id: fixture.watched.id }, body: { theme: 'dark' } });
    await does('saveAutoReply', { headers: { 'if-match': '"0"' } });
    await does('saveDraft', { headers: { 'if-match': '"0"' } });
    await does('createFeed');
  },
  'reports the viewer': async () => {
    await does('reportConversation', { body: { conversationId: fixture.things.conversation, reason: 'scam', text: 'Asks for money.' } });
    await does('reportMember', { body: { memberId: fixture.viewer.id, reason: 'scam', text: 'Asks for money.' } });
  },
};

/** Contains the number of members and identifies none. */
const NAMES_NOBODY = 'total-users-count';

describe('a member who hides their presence', () => {
  let tab: Tab;
  let read = 0;
  beforeAll(async () => {
    tab = await aTab(fixture.watcher);
    // Today's activity must exist before the test, because others may see its day.
    await silentActs['is online and types']?.();
    await waitForEvents(tab);
  }, 60_000);
  afterAll(() => {
    process.stdout.write(`result T16: ${Object.keys(silentActs).length} silent acts, ${read} answers compared, 0 changed\n`);
  });

  it.each(Object.keys(silentActs))(
    '%s without a change in any response or event of another member',
    async (name) => {
      const before = await readEverything(fixture);
      tab.received.length = 0;
      await silentActs[name]?.();
      await waitForEvents(tab);
      expect(tab.received.filter(({ event }) => event !== NAMES_NOBODY)).toEqual([
        { event: 'conversations-{userId}', payload: { kind: 'changed', conversationId: fixture.things.conversation } },
      ]);
      const after = await readEverything(fixture);
      for (const [question, answers] of before) expect(onTheWire(after.get(question) ?? []), question).toEqual(onTheWire(answers));
      read += after.size;
    },
    120_000,
  );
});

describe('content for another member', () => {
  const unreviewed = (found: readonly { source: string; path: string; value: string }[]) => [
    ...new Set(
      found.filter(({ source, path }) => !allowed.has(`${source} ${path}`)).map((one) => `${one.source} ${one.path}: ${one.value}`),
    ),
  ];

  const bodyOf = ({ text }: Answer) => (JSON.parse(text) as { body?: unknown }).body;

  /** Headers that relate to the current request; all others must not contain a time. */
  const CALL_HEADERS = new Set(['date', 'x-request-id', 'content-security-policy', 'strict-transport-security']);

  it('contains no time finer than a day in any reply about another member, unless reviewed', async () => {
    const found: { source: string; path: string; value: string }[] = [];
    const headers: string[] = [];
    let [answered, values] = [0, 0];
    for (const [, question] of Object.entries(questions)) {
      for (const shared of [fixture, { ...fixture, things: { ...fixture.things, conversation: fixture.groupId } }]) {
        const answers = await answersTo(question, shared);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        for (const answer of answers.filter(({ status }) => status === 200)) {
          const scanned = timesIn(question.call, bodyOf(answer));
          found.push(...scanned.times);
          values += scanned.values;
          answered += 1;
          for (const [name, value] of Object.entries(answer.headers)) {
            if (name === 'last-modified' || (!CALL_HEADERS.has(name) && isFinerThanADay(value)))
              headers.push(`${question.call} ${name}: ${value}`);
          }
        }
        if (isWriting(routeOf(question.call).method)) await stand(api.db, fixture);
      }
    }
    expect(unreviewed(found)).toEqual([]);
    expect(headers).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    process.stdout.write(`result T16: ${answered} answers about another member, ${values} values, 0 finer than a day without a reason\n`);
  }, 240_000);

  it('contains no time finer than a day in any socket event, unless reviewed', async () => {
    const fresh = await aWatchedFixture(api);
    const tab = await aTab(fresh.watcher);
    const { watched, watcher, groupId } = fresh;
    const { conversation } = fresh.things;
    await watched.send(conversation, 'One more.');
    const last = (await watcher.history(conversation)).body.entries.at(-1)?.id ?? '';
    await react(watched, conversation, last, '🌷');
    await edit(watched, conversation, last, 'One less.');
    await watched.remove(conversation, last, 'all');
    await describeGroup(watched, groupId, { name: 'Garden of roses' });
    await watched.put(conversation, await watched.prepareEpoch(conversation, watcher.id));
    await watched.call('POST', routeOf('endorseMember').path, { memberId: watcher.id, text: 'Patient, and always on time.' });
    await worker.runJobs();
    await eventually(async () => tab.received.some(({ payload }) => (payload as { kind?: string }).kind === 'epoch'), 10_000, 'the epoch');
    const scanned = tab.received.map(({ event, payload }) => timesIn(`event ${event}`, payload));
    expect(unreviewed(scanned.flatMap(({ times }) => times))).toEqual([]);
    const kinds = new Set(tab.received.map(({ payload }) => (payload as { kind?: string }).kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['entry', 'reaction', 'changed', 'epoch']));
    process.stdout.write(
      `result T16: ${tab.received.length} socket messages, ${scanned.reduce((sum, one) => sum + one.values, 0)} values\n`,
    );
  }, 120_000);

  it('contains other members’ times only by the day in a data export', async () => {
    const { viewer, subject } = fixture;
    const data = await collectData(api.db, viewer.id, api.config);
    const about = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
    const times = Object.entries(about).flatMap(([file, content]) => timesIn(`copy ${file}`, content).times);
    expect(unreviewed(times)).toEqual([]);
    expect(JSON.stringify(about)).toContain(subject.username);
  });
});

describe('timesIn', () => {
  it.each([
    '2026-11-17T09:30:00Z',
    '17/11/2026 09:30',
    '09:30 AM',
    1_794_907_800,
    1_794_907_800_123,
    '1794907800123456',
    '0198f6a0-1234-7abc-8000-000000000001',
  ])('finds %s', (value) => {
    expect(isFinerThanADay(value)).toBe(true);
    expect(timesIn('call', { list: [{ inner: value }] }).times).toMatchObject([{ source: 'call', path: 'list[].inner' }]);
  });

  it.each([1000, 1_000_000])('finds a time in bytes, and ignores bytes that contain one by chance (%d units per second)', (scale) => {
    const cursor = Buffer.alloc(24, 7);
    cursor.writeBigUInt64BE(BigInt(Math.round((Date.now() / 1000) * scale)), 5);
    const text = cursor.toString('base64url');
    expect(timesIn('call', { after: text }).times).toMatchObject([{ path: 'after' }]);
    expect(timesIn('call', { list: [{ tag: text }, { tag: 'A'.repeat(43) }] }).times).toEqual([]);
  });

  it.each(['2026-11-17', '17112026', 42, crypto.randomUUID(), 'http://127.0.0.1:18080/bucket', 'A'.repeat(86), null, true])(
    'ignores %s',
    (value) => {
      expect(isFinerThanADay(value)).toBe(false);
    },
  );

  it('instantsIn finds instants at any depth of a schema', () => {
    const schema = z.object({ list: z.array(z.object({ at: z.iso.datetime().nullable(), on: z.iso.date() })) });
    expect(instantsIn('call', schema)).toEqual({ fields: 2, instants: [{ source: 'call', path: 'list[].at' }] });
  });
});

import { deployments, SOCKET_PATH } from '@subrosa/contract/realtime';
import { socketEvent, socketMessage } from '@subrosa/contract/socket';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openWorkerPlatform, type Opened } from '../../app/platforms.ts';
import { startRealtime, type RunningRealtime } from '../../app/realtime.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useDatabase } from '../../../test/support/test-api.ts';
import { aSocketClient } from '../../../test/support/socket-client.ts';
import { aToken } from '../../../test/support/tokens.ts';
import { dataHeaders } from '../http/data-headers.ts';
import { members } from '../http/policy.ts';
import { newId } from '../ids.ts';
import type { WorkerPlatform } from '../platform.ts';
import { socketMessageHandlers } from './message-handler.ts';
import { announceRelease } from './release.ts';

const testDb = useDatabase();
const greeting = socketEvent({ name: 'greeting', summary: 'For tests', payload: z.object({ text: z.string() }) });
const messages = {
  echo: socketMessage({
    name: '/echo',
    summary: 'Says it back',
    input: z.object({ text: z.string() }),
    reply: z.object({ text: z.string() }),
    example: { text: 'hello' },
  }),
};
const handlers = socketMessageHandlers(
  messages,
  { echo: { who: members } },
  { echo: async ({ text }) => ({ text, secret: 'never on the wire' }) },
);

let first: RunningRealtime;
let second: RunningRealtime;
let worker: Opened<WorkerPlatform>;
const open: Socket[] = [];

beforeAll(async () => {
  [first, second, worker] = await Promise.all([
    startRealtime(testDb.config, handlers),
    startRealtime(testDb.config, handlers),
    openWorkerPlatform(testDb.config),
  ]);
});

afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await Promise.all([first.stop(), second.stop()]);
  await worker.close();
});

type Credentials = Awaited<ReturnType<typeof aSocketClient>>['auth'] | { token: string | undefined };

function connect(port: number, auth: Credentials, options: object = {}): Socket {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth,
    forceNew: true,
    ...options,
  });
  open.push(socket);
  return socket;
}

const aBrowser = () => aSocketClient(testDb, worker.redis);

const connected = (socket: Socket) => eventually(async () => socket.connected, 5000, 'a connection');

function listen(socket: Socket): string[] {
  const texts: string[] = [];
  socket.on('greeting', ({ text }: { text: string }) => texts.push(text));
  return texts;
}

const connectErrorOf = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('connect_error', ({ message }) => resolve(message)));

describe('buildRealtime', () => {
  it('rejects a socket without a ticket, with an access token, and with a used ticket', async () => {
    const authRequired = 'Authentication is required to continue';
    const { auth, ...member } = await aBrowser();
    expect(await connectErrorOf(connect(first.port, { token: undefined }))).toBe(authRequired);
    for (const audience of ['api', 'chat'] as const) {
      expect(await connectErrorOf(connect(first.port, { token: await aToken({ audience, ...member }) }))).toBe(authRequired);
    }
    const token = await new Promise<string>((resolve) => auth((credentials) => resolve(credentials.token)));
    await connected(connect(first.port, { token }));
    expect(await connectErrorOf(connect(second.port, { token }))).toBe(authRequired);
  });

  it('accepts sockets from our own pages and rejects those of other sites', async () => {
    const { auth } = await aBrowser();
    const from = (origin: string) => ({ extraHeaders: { origin }, reconnection: false });
    const { origin } = new URL(testDb.config.PUBLIC_URL);
    await connected(connect(first.port, auth, from(origin)));
    expect(await connectErrorOf(connect(first.port, auth, from('https://elsewhere.example')))).toBe('websocket error');
    expect(await connectErrorOf(connect(first.port, auth, from('null')))).toBe('websocket error');
  });

  it.each(['/', `${SOCKET_PATH}/?EIO=4&transport=polling`])('answers %s with headers that forbid scripts', async (path) => {
    const { headers } = await fetch(`http://127.0.0.1:${first.port}${path}`);
    expect(Object.fromEntries(headers)).toMatchObject(dataHeaders);
  });

  it('disconnects a socket whose device is signed out, and rejects it afterwards', async () => {
    const { auth, deviceId } = await aBrowser();
    const socket = connect(first.port, auth, { reconnection: false });
    await connected(socket);
    await testDb.db.deleteFrom('device').where('id', '=', deviceId).execute();
    worker.live.disconnectDevice(deviceId);
    await eventually(async () => !socket.connected, 5000, 'the cut');
    expect(await connectErrorOf(connect(first.port, auth))).toBe('Authentication is required to continue');
  });

  it('acknowledges a message, with an error code when it is invalid', async () => {
    const socket = connect(first.port, (await aBrowser()).auth);
    await connected(socket);
    expect(await socket.emitWithAck('/echo', { text: 'hello' })).toEqual({ body: { text: 'hello' } });
    expect(await socket.emitWithAck('/echo', { text: 7 })).toMatchObject({ code: 'request.invalid' });
    expect(await socket.emitWithAck('/echo', { text: 'a\0b' })).toMatchObject({ code: 'request.invalid' });
  });
});

describe('buildRealtime with a hostile client', () => {
  it('survives messages without an acknowledgement function', async () => {
    const socket = connect(first.port, (await aBrowser()).auth);
    await connected(socket);
    socket.emit('/echo', { text: 'hello' }, 'not a function');
    socket.emit('/echo');
    expect(await socket.emitWithAck('/echo', { text: 'still here' })).toEqual({ body: { text: 'still here' } });
  });
});

describe('two realtime processes', () => {
  it('delivers on both what the worker publishes to everyone', async () => {
    const sockets = [connect(first.port, (await aBrowser()).auth), connect(second.port, (await aBrowser()).auth)];
    await Promise.all(sockets.map(connected));
    const texts = sockets.map(listen);
    worker.live.toEveryone(greeting, { text: 'good evening' });
    await eventually(async () => texts.every((socketTexts) => socketTexts.includes('good evening')), 5000, 'the greeting on both');
  });

  it('publishes a new release to open tabs once', async () => {
    const socket = connect(second.port, (await aBrowser()).auth);
    await connected(socket);
    const releases: string[] = [];
    socket.on('deployments', ({ release }: { release: string }) => releases.push(release));
    const [old, current] = [newId(), newId()];
    for (const RELEASE of [old, current, current]) await announceRelease({ ...worker, config: { ...worker.config, RELEASE } });
    worker.live.toEveryone(deployments, { release: 'the end' });
    await eventually(async () => releases.at(-1) === 'the end', 5000, 'the releases');
    expect(releases.filter((release) => release === current)).toEqual([current]);
  });

  it('delivers live updates for one member to that member only', async () => {
    const { memberId, auth } = await aBrowser();
    const mine = connect(second.port, auth);
    const foreign = connect(second.port, (await aBrowser()).auth);
    await Promise.all([mine, foreign].map(connected));
    const [own, other] = [listen(mine), listen(foreign)];
    worker.live.toMember(memberId, greeting, { text: 'for you' });
    worker.live.toEveryone(greeting, { text: 'for all' });
    await eventually(async () => other.includes('for all') && own.includes('for all'), 5000, 'the greeting');
    expect(own).toEqual(['for you', 'for all']);
    expect(other).toEqual(['for all']);
  });

  it('delivers missed live updates after a reconnection to the other process', async () => {
    const { memberId, auth } = await aBrowser();
    const socket = connect(first.port, auth, { reconnection: false });
    const texts = listen(socket);
    await connected(socket);
    // Recovery starts at the last event that arrived, so there must be one.
    worker.live.toMember(memberId, greeting, { text: 'before' });
    await eventually(async () => texts.includes('before'), 5000, 'the first greeting');

    socket.io.engine.close();
    await eventually(async () => !socket.connected, 5000, 'the cut');
    worker.live.toMember(memberId, greeting, { text: 'missed' });

    // The client reconnects to the other process, as behind a load balancer.
    (socket.io as unknown as { uri: string }).uri = `http://127.0.0.1:${second.port}`;
    socket.connect();
    await connected(socket);
    expect(socket.recovered).toBe(true);
    await eventually(async () => texts.includes('missed'), 5000, 'what was missed');
    expect(texts).toEqual(['before', 'missed']);
  });

  it('disconnects sockets at random times on shutdown, after half of the drain time', async () => {
    const leaving = await startRealtime({ ...testDb.config, DRAIN_SECONDS: 2 }, handlers);
    const cutAfter: number[] = [];
    const sockets = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const socket = connect(leaving.port, (await aBrowser()).auth, { reconnection: false });
        await connected(socket);
        return socket;
      }),
    );
    const began = performance.now();
    for (const socket of sockets) socket.on('disconnect', () => cutAfter.push(performance.now() - began));
    await leaving.stop();
    await eventually(async () => cutAfter.length === sockets.length, 5000, 'every cut');
    expect(Math.min(...cutAfter)).toBeGreaterThan(900);
    expect(Math.max(...cutAfter) - Math.min(...cutAfter)).toBeGreaterThan(100);
  });

  it('delivers no missed updates to a revoked device or with the ticket of another member', async () => {
    const { memberId, deviceId, auth } = await aBrowser();
    const stranger = await aBrowser();
    const cut = async (socket: Socket) => {
      const texts = listen(socket);
      await connected(socket);
      worker.live.toMember(memberId, greeting, { text: 'before' });
      await eventually(async () => texts.includes('before'), 5000, 'the first greeting');
      socket.io.engine.close();
      await eventually(async () => !socket.connected, 5000, 'the cut');
      worker.live.toMember(memberId, greeting, { text: 'missed' });
    };
    const signedOut = connect(first.port, auth, { reconnection: false });
    const swapped = connect(first.port, auth, { reconnection: false });
    for (const socket of [signedOut, swapped]) await cut(socket);

    swapped.auth = stranger.auth;
    const again = connectErrorOf(swapped);
    swapped.connect();
    expect(await again).toBe('Authentication is required to continue');

    await testDb.db.deleteFrom('device').where('id', '=', deviceId).execute();
    // The client library would hide missed packets from the page, so the raw packets are checked.
    const wire: unknown[] = [];
    signedOut.io.on('open', () => void signedOut.io.engine.on('packet', ({ data }) => wire.push(data)));
    const after = connectErrorOf(signedOut);
    signedOut.connect();
    expect(await after).toBe('Authentication is required to continue');
    expect(wire.join()).toContain('Authentication');
    expect(wire.join()).not.toContain('missed');
  });
});

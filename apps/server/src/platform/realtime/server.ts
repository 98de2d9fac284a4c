import type { Server as HttpServer } from 'node:http';
import { SOCKET_PATH } from '@subrosa/contract/realtime';
import { errorCodes } from '@subrosa/contract/error-codes';
import { Server, type Socket } from 'socket.io';
import type { Caller } from '../http/caller.ts';
import { failureOf, apiErrorFor } from '../http/error-handler.ts';
import { findUnkeepable } from '../http/storable-input.ts';
import { memberKey } from '../http/network.ts';
import { redisLimiter } from '../http/rate-limit.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiPlatform } from '../platform.ts';
import type { RedisConnection } from '../redis.ts';
import { inSpan } from '../tracing/spans.ts';
import { roomOf, roomOfDevice } from './channels.ts';
import { cutAfterOutage } from './disconnect-after-outage.ts';
import { startPresenceHeartbeat } from './presence-heartbeat.ts';
import type { SocketMessageHandler } from './message-handler.ts';
import { mayListen, RECOVERY_MS, sessionAdapter } from './session-adapter.ts';
import { recheckSockets } from './recheck-sockets.ts';
import { dataOf, handleOf, type SocketSlot } from './socket-handle.ts';
import { renewSlots, socketSlots } from './socket-slots.ts';
import { consumeTicket } from './tickets.ts';

const LARGEST_MESSAGE = 64 * 1024;

interface Realtime {
  io: Server;
  close(): Promise<void>;
}

/** Serves sockets of members with a ticket. A reconnecting client receives missed updates from any process. */
export function buildRealtime(
  http: HttpServer,
  listeners: readonly SocketMessageHandler[],
  platform: ApiPlatform,
  sockets: RedisConnection,
): Realtime {
  const ownOrigin = new URL(platform.config.PUBLIC_URL).origin;
  const io = new Server(http, {
    path: SOCKET_PATH,
    // Without long polling, the load balancer needs no sticky sessions.
    transports: ['websocket'],
    serveClient: false,
    // Browsers always send the origin of the page, so pages of other sites are rejected here. The ticket decides everything
    // else.
    allowRequest: ({ headers }, decide) => decide(null, headers.origin === undefined || headers.origin === ownOrigin),
    maxHttpBufferSize: LARGEST_MESSAGE,
    adapter: sessionAdapter(sockets, platform.findCaller),
    // Recovering a session requires a new ticket.
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
  });

  const limiter = redisLimiter(platform.redis, platform.log);
  const slots = socketSlots(platform.redis, platform.clock);

  io.use((socket, next) => {
    authenticate(socket).then(
      (error) => next(error),
      () => next(new Error(errorCodes['server.error'].message)),
    );
  });

  async function authenticate(socket: Socket): Promise<Error | undefined> {
    const { token = socket.handshake.query['token'] } = socket.handshake.auth as { token?: unknown };
    const principal = typeof token === 'string' ? await consumeTicket(platform.redis, token) : null;
    const caller = principal && (await platform.findCaller(principal));
    const isOwnSession = !socket.recovered || dataOf(socket).principal.deviceId === caller?.deviceId;
    if (!principal || !mayListen(caller) || !isOwnSession) return new Error(errorCodes['auth.required'].message);
    const slot = await claimSlot(socket, principal.memberId);
    if (!slot) return new Error(errorCodes['rate.limited'].message);
    socket.data = { ...dataOf(socket), principal, slot };
    return undefined;
  }

  /** The slot is held until the socket or its connection ends, also when the client disconnects during the handshake. */
  async function claimSlot(socket: Socket, memberId: string): Promise<SocketSlot | null> {
    const slot = await slots.claim(memberId);
    if (!slot) return null;
    const release = () => void slots.release(slot).catch((error: unknown) => platform.log.warn({ err: error }, 'a slot was not released'));
    socket.once('disconnect', release);
    if (socket.conn.readyState === 'open') socket.conn.once('close', release);
    else release();
    return slot;
  }

  io.on('connection', (socket) => {
    const { memberId, deviceId } = dataOf(socket).principal;
    platform.metrics.sockets.inc();
    socket.on('disconnect', () => platform.metrics.sockets.dec());
    void socket.join([roomOf(memberId), roomOfDevice(deviceId)]);
    for (const listener of listeners) {
      socket.on(listener.message.name, (...args: unknown[]) => {
        // The client controls the arguments; only a function can be an acknowledgement, and it may be the only argument.
        const acknowledge = args.slice(0, 2).findLast((one) => typeof one === 'function');
        void handleMessage(listener, socket, acknowledge === args[0] ? undefined : args[0]).then((reply) => acknowledge?.(reply));
      });
    }
  });
  renewSlots(io, http, slots, platform.log);
  recheckSockets(io, http, platform);
  startPresenceHeartbeat(io, http, platform);
  cutAfterOutage(io, sockets);

  async function handleMessage(listener: SocketMessageHandler, socket: Socket, input: unknown): Promise<unknown> {
    try {
      const answer = () => answerTo(listener, socket, input);
      return { body: await inSpan(`hear ${listener.message.name}`, { kind: 'consumer' }, answer) };
    } catch (error) {
      if (error instanceof ApiError) return failureOf(error);
      const apiError = apiErrorFor(error as Error);
      platform.log[apiError.code === 'server.error' ? 'error' : 'warn'](
        { err: error, message: listener.message.name },
        'socket message failed',
      );
      return failureOf(apiError);
    }
  }

  // As for an HTTP request: limit, validate, find the caller, handle, and serialize only fields of the contract.
  async function answerTo({ name, message, rule, handle }: SocketMessageHandler, socket: Socket, input: unknown): Promise<unknown> {
    const { principal } = dataOf(socket);
    if (rule.limit) await limiter.count(name, rule.limit, memberKey(principal.memberId, platform.config.IP_HASH_SECRET));
    const parsed = message.input.safeParse(input);
    if (!parsed.success || findUnkeepable(input) !== null) throw new ApiError('request.invalid');
    const caller = await callerOf(socket);
    return message.reply.parse(await handle(parsed.data as never, caller, platform, handleOf(socket)));
  }

  /** Read anew for each message, because the plan or a role may have ended since the socket was opened. */
  async function callerOf(socket: Socket): Promise<Caller> {
    const caller = await platform.findCaller(dataOf(socket).principal);
    if (mayListen(caller)) return caller;
    // Disconnects after the acknowledgement was sent.
    setImmediate(() => socket.disconnect(true));
    throw new ApiError(caller ? 'auth.suspended' : 'auth.required');
  }

  return {
    io,
    close: async () => {
      await io.close();
      await limiter.close();
    },
  };
}

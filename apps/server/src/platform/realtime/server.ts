import type { Server as HttpServer } from 'node:http';
import { SOCKET_PATH } from '@subrosa/contract/realtime';
import { refusals } from '@subrosa/contract/refusals';
import { Server, type Socket } from 'socket.io';
import { failureOf } from '../http/error-handler.ts';
import { findUnkeepable } from '../http/keepable.ts';
import { memberKey } from '../http/network.ts';
import { redisLimiter } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { CallPlatform } from '../platform.ts';
import type { RedisConnection } from '../redis.ts';
import { inSpan } from '../tracing/spans.ts';
import { roomOf, roomOfDevice } from './channels.ts';
import { cutAfterOutage } from './cut-after-outage.ts';
import { keepPresent } from './keep-present.ts';
import type { Listener } from './listener.ts';
import { mayListen, RECOVERY_MS, sessionAdapter } from './session-adapter.ts';
import { dataOf, handleOf } from './socket-handle.ts';
import { takeTicket } from './tickets.ts';

const LARGEST_MESSAGE = 64 * 1024;

/** Sockets for members with a ticket. A cut client finds what it missed on any other process. */
export function buildRealtime(http: HttpServer, listeners: readonly Listener[], platform: CallPlatform, sockets: RedisConnection): Server {
  const io = new Server(http, {
    path: SOCKET_PATH,
    // Without long polling no balancer needs to be sticky.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    adapter: sessionAdapter(sockets, platform.findCaller),
    // A ticket is asked again when a session is recovered.
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
  });

  const limiter = redisLimiter(platform.redis, platform.log);

  io.use((socket, next) => {
    authenticate(socket).then(
      (refused) => next(refused),
      () => next(new Error(refusals['server.failed'].message)),
    );
  });

  async function authenticate(socket: Socket): Promise<Error | undefined> {
    const { token = socket.handshake.query['token'] } = socket.handshake.auth as { token?: unknown };
    const principal = typeof token === 'string' ? await takeTicket(platform.redis, token) : null;
    const caller = principal && (await platform.findCaller(principal));
    const isOwnSession = !socket.recovered || dataOf(socket).caller.deviceId === caller?.deviceId;
    if (!mayListen(caller) || !isOwnSession) return new Error(refusals['auth.required'].message);
    dataOf(socket).caller = caller;
    return undefined;
  }

  io.on('connection', (socket) => {
    const { caller } = dataOf(socket);
    platform.metrics.sockets.inc();
    socket.on('disconnect', () => platform.metrics.sockets.dec());
    void socket.join([roomOf(caller.memberId), roomOfDevice(caller.deviceId)]);
    for (const listener of listeners) {
      socket.on(listener.message.name, (...said: unknown[]) => {
        // What comes over the wire may be anything; only a function can be answered, also where nothing else was said.
        const acknowledge = said.slice(0, 2).findLast((one) => typeof one === 'function');
        void hear(listener, socket, acknowledge === said[0] ? undefined : said[0]).then((reply) => acknowledge?.(reply));
      });
    }
  });
  keepPresent(io, http, platform);
  cutAfterOutage(io, sockets);

  async function hear(listener: Listener, socket: Socket, input: unknown): Promise<unknown> {
    try {
      const answer = () => answerTo(listener, socket, input);
      return { body: await inSpan(`hear ${listener.message.name}`, { kind: 'consumer' }, answer) };
    } catch (error) {
      if (error instanceof Refusal) return failureOf(error);
      platform.log.error({ err: error, message: listener.message.name }, 'socket message failed');
      return failureOf(new Refusal('server.failed'));
    }
  }

  // The same order as an HTTP call: limit, validate, handle, and only what the contract names goes out.
  async function answerTo({ name, message, rule, handle }: Listener, socket: Socket, input: unknown): Promise<unknown> {
    const { caller } = dataOf(socket);
    if (rule.limit) await limiter(name, rule.limit, memberKey(caller.memberId, platform.config.NETWORK_SECRET));
    const parsed = message.input.safeParse(input);
    if (!parsed.success || findUnkeepable(input) !== null) throw new Refusal('request.invalid');
    return message.reply.parse(await handle(parsed.data as never, caller, platform, handleOf(socket)));
  }

  return io;
}

import { reconnection } from '@subrosa/contract/realtime';
import { eventually } from '../apps/server/test/support/eventually.ts';
import { aSocket } from '../apps/server/test/support/sockets.ts';
import type { Reader } from './steady-load.ts';
import { HOST, ports } from './topology/layout.ts';

const SLOW_MS = 5000;

type Socket = ReturnType<typeof aSocket>;

export interface OpenSockets {
  /** How long each cut lasted, in milliseconds. */
  readonly cuts: readonly number[];
  /** Details of the longest cuts, for diagnosis. */
  readonly slow: readonly string[];
  allOpen(withinMs: number): Promise<void>;
  close(): void;
}

/** Open tabs: each connects with a new ticket, and reconnects by itself. */
export async function openSockets(some: readonly Reader[], count: number): Promise<OpenSockets> {
  const cuts: number[] = [];
  const slow: string[] = [];
  const sockets: Socket[] = [];

  async function ticket({ chat, network }: Reader): Promise<string> {
    const response = await fetch(`http://${HOST}:${ports.loadBalancer}/sails/socket-ticket`, {
      method: 'POST',
      headers: { authorization: `Bearer ${chat}`, 'x-forwarded-for': network, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) throw new Error(`no ticket: ${response.status}`);
    return ((await response.json()) as { body: { ticket: string } }).body.ticket;
  }

  function open(reader: Reader): Socket {
    let cutAt: number | null = null;
    let met: string[] = [];
    const meet = (what: string) => void met.push(`${what} after ${Math.round(performance.now() - (cutAt ?? performance.now()))} ms`);
    const socket: Socket = aSocket(
      ports.loadBalancer,
      (give) =>
        void ticket(reader).then(
          (token) => {
            meet('ticket');
            give({ token });
          },
          (error: unknown) => {
            meet(String(error));
            socket.io.engine.close();
          },
        ),
      reconnection,
    );
    const comeBack = () => {
      if (!socket.active) setTimeout(() => socket.connect(), reconnection.reconnectionDelay);
    };
    socket.on('disconnect', (reason) => {
      if (reason === 'io client disconnect') return;
      cutAt ??= performance.now();
      meet(reason);
      comeBack();
    });
    socket.on('connect_error', ({ message }) => {
      meet(message);
      comeBack();
    });
    socket.io.on('reconnect_attempt', () => meet('attempt'));
    socket.io.on('open', () => meet('open'));
    socket.on('connect', () => {
      meet('connected');
      if (cutAt !== null) cuts.push(performance.now() - cutAt);
      if (cutAt !== null && performance.now() - cutAt > SLOW_MS) slow.push(met.join(', '));
      cutAt = null;
      met = [];
    });
    return socket;
  }

  for (let index = 0; index < count; index += 1) {
    const reader = some[index % some.length];
    if (reader) sockets.push(open(reader));
  }
  const allOpen = async (withinMs: number) =>
    void (await eventually(async () => sockets.every((socket) => socket.connected), withinMs, 'open sockets'));
  await allOpen(60_000);
  return {
    cuts,
    slow,
    allOpen,
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

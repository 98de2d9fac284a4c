import { reconnection } from '@subrosa/contract/realtime';
import { eventually } from '../apps/server/src/testing/eventually.ts';
import { aSocket } from '../apps/server/src/testing/sockets.ts';
import type { Reader } from './steady-load.ts';
import { HOST, ports } from './topology/places.ts';

type Socket = ReturnType<typeof aSocket>;

export interface OpenSockets {
  /** How long each cut lasted, in milliseconds. */
  readonly cuts: readonly number[];
  allOpen(withinMs: number): Promise<void>;
  close(): void;
}

/** Open tabs: each brings a new ticket to every connection, and comes back by itself. */
export async function openSockets(some: readonly Reader[], count: number): Promise<OpenSockets> {
  const cuts: number[] = [];
  const sockets: Socket[] = [];

  async function ticket({ chat, network }: Reader): Promise<string> {
    const answered = await fetch(`http://${HOST}:${ports.door}/sails/socket-ticket`, {
      method: 'POST',
      headers: { authorization: `Bearer ${chat}`, 'x-forwarded-for': network, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(5000),
    });
    if (!answered.ok) throw new Error(`no ticket: ${answered.status}`);
    return ((await answered.json()) as { body: { ticket: string } }).body.ticket;
  }

  function open(reader: Reader): Socket {
    let cutAt: number | null = null;
    const socket: Socket = aSocket(
      ports.door,
      (give) =>
        void ticket(reader).then(
          (token) => give({ token }),
          () => socket.io.engine.close(),
        ),
      reconnection,
    );
    const comeBack = () => {
      if (!socket.active) setTimeout(() => socket.connect(), reconnection.reconnectionDelay);
    };
    socket.on('disconnect', (reason) => {
      if (reason === 'io client disconnect') return;
      cutAt ??= performance.now();
      comeBack();
    });
    socket.on('connect_error', comeBack);
    socket.on('connect', () => {
      if (cutAt !== null) cuts.push(performance.now() - cutAt);
      cutAt = null;
    });
    return socket;
  }

  for (let place = 0; place < count; place += 1) {
    const reader = some[place % some.length];
    if (reader) sockets.push(open(reader));
  }
  const allOpen = async (withinMs: number) =>
    void (await eventually(async () => sockets.every((socket) => socket.connected), withinMs, 'open sockets'));
  await allOpen(60_000);
  return {
    cuts,
    allOpen,
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

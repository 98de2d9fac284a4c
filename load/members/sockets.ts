/** Open tabs: one socket each, that answers pings and counts what it hears. Speaks what socket.io's own client says, without its weight. */
import { SOCKET_PATH } from '../../packages/contract/src/realtime.ts';
import { WebSocket, type BareSocket } from '../../apps/server/src/testing/bare-ws.ts';
import { issueTicket } from '../../apps/server/src/platform/realtime/tickets.ts';
import type { House } from '../house/house.ts';
import type { Connected } from './connect.ts';

const AT_ONCE = 25;
const PING = '2';
const PONG = '3';
const OPENED = '0';
const CONNECTED = '40';
const REFUSED = '44';
const EVENT = '42';

export interface Tabs {
  readonly open: number;
  readonly heard: number;
  /** Sockets that were cut, though nobody closed them. */
  readonly cut: number;
  add(members: readonly Connected[]): Promise<void>;
  close(): void;
}

export function openTabs(house: House): Tabs {
  const state = { open: 0, heard: 0, cut: 0, leaves: false };
  const sockets: BareSocket[] = [];

  async function open(member: Connected): Promise<void> {
    const token = await issueTicket(house.redis, member);
    const address = `ws://127.0.0.1:${house.ports.realtime}${SOCKET_PATH}/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject).on('message', (data: Buffer) => {
        const text = data.toString();
        if (text === PING) socket.send(PONG);
        else if (text.startsWith(EVENT)) state.heard += 1;
        else if (text.startsWith(OPENED)) socket.send(`${CONNECTED}${JSON.stringify({ token })}`);
        else if (text.startsWith(CONNECTED)) resolve();
        else if (text.startsWith(REFUSED)) reject(new Error(`a socket was refused: ${text}`));
      });
      socket.once('close', () => reject(new Error('a socket was closed before it was open')));
    });
    state.open += 1;
    socket.on('close', () => {
      state.open -= 1;
      if (!state.leaves) state.cut += 1;
    });
    // As the page that shows conversations says it.
    socket.send(`${EVENT}${JSON.stringify(['/conversation/connect', {}])}`);
  }

  return {
    get open() {
      return state.open;
    },
    get heard() {
      return state.heard;
    },
    get cut() {
      return state.cut;
    },
    add: async (members) => {
      for (let from = 0; from < members.length; from += AT_ONCE) await Promise.all(members.slice(from, from + AT_ONCE).map(open));
    },
    close: () => {
      state.leaves = true;
      for (const socket of sockets) (socket as BareSocket & { terminate(): void }).terminate();
    },
  };
}

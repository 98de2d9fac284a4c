/** Open tabs: one socket each, which replies to pings and counts received events. Sends what the client of socket.io sends, without its overhead. */
import { SOCKET_PATH } from '../../packages/contract/src/realtime.ts';
import { WebSocket, type BareSocket } from '../../apps/server/test/support/bare-ws.ts';
import { issueTicket } from '../../apps/server/src/platform/realtime/tickets.ts';
import type { LoadStack } from '../stack/stack.ts';
import type { ConnectedMember } from './connect.ts';

const AT_ONCE = 25;
const PING = '2';
const PONG = '3';
const OPENED = '0';
const CONNECTED = '40';
const CONNECT_ERROR = '44';
const EVENT = '42';

export interface OpenTabs {
  readonly open: number;
  readonly received: number;
  /** Sockets that were cut and not closed by the client. */
  readonly cut: number;
  add(members: readonly ConnectedMember[]): Promise<void>;
  close(): void;
}

export function openTabs(stack: LoadStack): OpenTabs {
  const state = { open: 0, received: 0, cut: 0, leaves: false };
  const sockets: BareSocket[] = [];

  async function open(member: ConnectedMember): Promise<void> {
    const token = await issueTicket(stack.redis, member);
    const url = `ws://127.0.0.1:${stack.ports.realtime}${SOCKET_PATH}/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject).on('message', (data: Buffer) => {
        const text = data.toString();
        if (text === PING) socket.send(PONG);
        else if (text.startsWith(EVENT)) state.received += 1;
        else if (text.startsWith(OPENED)) socket.send(`${CONNECTED}${JSON.stringify({ token })}`);
        else if (text.startsWith(CONNECTED)) resolve();
        else if (text.startsWith(CONNECT_ERROR)) reject(new Error(`a socket was refused: ${text}`));
      });
      socket.once('close', () => reject(new Error('a socket was closed before it was open')));
    });
    state.open += 1;
    socket.on('close', () => {
      state.open -= 1;
      if (!state.leaves) state.cut += 1;
    });
    // Like the page of conversations.
    socket.send(`${EVENT}${JSON.stringify(['/conversation/connect', {}])}`);
  }

  return {
    get open() {
      return state.open;
    },
    get received() {
      return state.received;
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

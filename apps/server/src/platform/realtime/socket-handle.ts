import type { Socket } from 'socket.io';
import type { Principal } from '../tokens/tokens.ts';
import { roomOf, roomOfChannel, roomOfDevice, type Channel } from './channels.ts';

/** One of the sockets that a member may have open at once, over all realtime processes. */
export interface SocketSlot {
  memberId: string;
  id: string;
}

/** What we know of a socket; kept with its session while a cut client comes back. What may change, such as the plan, is not kept but read. */
export interface SocketData {
  principal: Principal;
  slot: SocketSlot;
  /** The member said that they leave, although the socket is open. */
  away?: boolean;
}

export const dataOf = ({ data }: { data: unknown }): SocketData => data as SocketData;

/** The socket that a message came over, as far as a listener may use it. */
export interface SocketHandle {
  /** Joins the channel of the socket's own member: there is no way to name another's. */
  join(channel: Channel): Promise<void>;
  leave(channel: Channel): Promise<void>;
  leaveAll(): Promise<void>;
  /** Whether its member is here for as long as it is open. */
  countAsHere(here: boolean): void;
}

export function handleOf(socket: Socket): SocketHandle {
  const { memberId, deviceId } = dataOf(socket).principal;
  const always = new Set([socket.id, roomOf(memberId), roomOfDevice(deviceId)]);
  return {
    join: async (channel) => socket.join(roomOfChannel(channel, memberId)),
    leave: async (channel) => socket.leave(roomOfChannel(channel, memberId)),
    leaveAll: async () => {
      for (const room of [...socket.rooms].filter((one) => !always.has(one))) await socket.leave(room);
    },
    countAsHere: (here) => void (dataOf(socket).away = !here),
  };
}

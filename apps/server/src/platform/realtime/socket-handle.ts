import type { Socket } from 'socket.io';
import type { Principal } from '../tokens/tokens.ts';
import { roomOf, roomOfChannel, roomOfDevice, type Channel } from './channels.ts';

/** One of the sockets that a member may have open at once, over all realtime processes. */
export interface SocketSlot {
  memberId: string;
  id: string;
}

/**
 * Data of a socket, kept in its session for recovery. Anything that may change, such as the plan, is read for each message
 * instead.
 */
export interface SocketData {
  principal: Principal;
  slot: SocketSlot;
  /** Set when the member signalled that they left, although the socket is open. */
  away?: boolean;
}

export const dataOf = ({ data }: { data: unknown }): SocketData => data as SocketData;

/** The socket of a message, restricted to what a handler may use. */
export interface SocketHandle {
  /** Joins a channel of the socket's own member; channels of others cannot be named. */
  join(channel: Channel): Promise<void>;
  leave(channel: Channel): Promise<void>;
  leaveAll(): Promise<void>;
  /** Sets whether the open socket keeps its member present. */
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

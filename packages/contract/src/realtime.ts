import { z } from 'zod';
import { socketEvent, socketMessage } from './socket.ts';

export const SOCKET_PATH = '/sails/socket.io';

/** The specification's reconnection options, as socket.io spells them. */
export const reconnection = { reconnectionDelay: 1000, reconnectionDelayMax: 5000, reconnectionAttempts: 30 } as const;

export const deployments = socketEvent({
  name: 'deployments',
  summary: 'A new release is live: the web app reloads.',
  payload: z.object({ release: z.string() }),
});

const nothing = z.object({});

/** What is heard on the channel that these open and close comes with the chat. */
export const conversationMessages = {
  connectConversations: socketMessage({
    name: '/conversation/connect',
    summary: 'Hear of one’s conversations on this socket',
    input: z.unknown(),
    reply: nothing,
    example: undefined,
  }),
  disconnectConversations: socketMessage({
    name: '/conversation/disconnect',
    summary: 'Hear no more of one’s conversations on this socket',
    input: z.unknown(),
    reply: nothing,
    example: undefined,
  }),
};

import { z } from 'zod';
import { socketEvent, socketMessage } from './socket.ts';

export const SOCKET_PATH = '/sails/socket.io';

/** The specification's reconnection options, in socket.io's names. */
export const reconnection = { reconnectionDelay: 1000, reconnectionDelayMax: 5000, reconnectionAttempts: 30 } as const;

export const deployments = socketEvent({
  name: 'deployments',
  summary: 'A new release is deployed: the web app reloads.',
  payload: z.object({ release: z.string() }),
});

const nothing = z.object({});

/** Opens and closes the channel of `conversations-{userId}`, whose events are in conversations/live.ts. */
export const conversationMessages = {
  connectConversations: socketMessage({
    name: '/conversation/connect',
    summary: 'Subscribe this socket to the member’s conversations',
    input: z.unknown(),
    reply: nothing,
    example: undefined,
  }),
  disconnectConversations: socketMessage({
    name: '/conversation/disconnect',
    summary: 'Unsubscribe this socket from the member’s conversations',
    input: z.unknown(),
    reply: nothing,
    example: undefined,
  }),
};

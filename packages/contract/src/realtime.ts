import { z } from 'zod';
import { socketEvent } from './socket.ts';

export const SOCKET_PATH = '/sails/socket.io';

/** The specification's reconnection options, as socket.io spells them. */
export const reconnection = { reconnectionDelay: 1000, reconnectionDelayMax: 5000, reconnectionAttempts: 30 } as const;

export const deployments = socketEvent({
  name: 'deployments',
  summary: 'A new release is live: the web app reloads.',
  payload: z.object({ release: z.string() }),
});

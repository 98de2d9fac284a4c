import type { SocketMessage } from '@subrosa/contract/socket';
import { afterEach, expect, it, vi } from 'vitest';
import { sendSocketMessage, setTransport } from './send.ts';

const message = { name: '/greet' } as SocketMessage;
afterEach(() => setTransport(null));

it('sends a message by its name, and resolves with the response', async () => {
  const speak = vi.fn<(name: string, input: unknown) => Promise<unknown>>(async () => ({ body: { received: true } }));
  setTransport(speak);
  expect(await sendSocketMessage(message, { who: 'iris' })).toEqual({ received: true });
  expect(speak).toHaveBeenCalledExactlyOnceWith('/greet', { who: 'iris' });
});

it('resolves with null without a connection', async () => {
  expect(await sendSocketMessage(message, {})).toBeNull();
});

it('resolves with null when the server rejects the message or does not respond', async () => {
  setTransport(async () => ({ message: 'no', code: 'access.denied' }));
  expect(await sendSocketMessage(message, {})).toBeNull();
  setTransport(() => Promise.reject(new Error('too late')));
  expect(await sendSocketMessage(message, {})).toBeNull();
});

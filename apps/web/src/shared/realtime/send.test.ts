import type { SocketMessage } from '@subrosa/contract/socket';
import { afterEach, expect, it, vi } from 'vitest';
import { sendSocketMessage, setTransport } from './send.ts';

const message = { name: '/greet' } as SocketMessage;
afterEach(() => setTransport(null));

it('says a message by its name, and hands over what the service answered', async () => {
  const speak = vi.fn<(name: string, input: unknown) => Promise<unknown>>(async () => ({ body: { received: true } }));
  setTransport(speak);
  expect(await sendSocketMessage(message, { who: 'iris' })).toEqual({ received: true });
  expect(speak).toHaveBeenCalledExactlyOnceWith('/greet', { who: 'iris' });
});

it('is not heard while nobody is connected', async () => {
  expect(await sendSocketMessage(message, {})).toBeNull();
});

it('hands over nothing where it is refused or not answered', async () => {
  setTransport(async () => ({ message: 'no', code: 'access.denied' }));
  expect(await sendSocketMessage(message, {})).toBeNull();
  setTransport(() => Promise.reject(new Error('too late')));
  expect(await sendSocketMessage(message, {})).toBeNull();
});

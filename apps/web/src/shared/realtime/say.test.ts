import type { SocketMessage } from '@subrosa/contract/socket';
import { afterEach, expect, it, vi } from 'vitest';
import { say, speakThrough } from './say.ts';

const greet = { name: '/greet' } as SocketMessage;
afterEach(() => speakThrough(null));

it('says a message by its name, and hands over what the service answered', async () => {
  const speak = vi.fn<(name: string, input: unknown) => Promise<unknown>>(async () => ({ body: { heard: true } }));
  speakThrough(speak);
  expect(await say(greet, { who: 'iris' })).toEqual({ heard: true });
  expect(speak).toHaveBeenCalledExactlyOnceWith('/greet', { who: 'iris' });
});

it('is not heard while nobody is connected', async () => {
  expect(await say(greet, {})).toBeNull();
});

it('hands over nothing where it is refused or not answered', async () => {
  speakThrough(async () => ({ message: 'no', code: 'access.denied' }));
  expect(await say(greet, {})).toBeNull();
  speakThrough(() => Promise.reject(new Error('too late')));
  expect(await say(greet, {})).toBeNull();
});

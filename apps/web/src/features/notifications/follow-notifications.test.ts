import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passOn } from '../../shared/realtime/events.ts';
import { setTransport } from '../../shared/realtime/send.ts';
import { useSession } from '../../shared/session/session.ts';
import { aTab } from '../../../test/support/session.ts';
import { countKey, lists, type Counts } from './api/query-keys.ts';
import { followNotifications, leaveNotifications } from './follow-notifications.ts';

const id = '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11';
const account = {
  id,
  username: 'iris',
  email: 'iris@example.org',
  accountType: 'fetishist',
  state: 'pending',
  premium: false,
  verified: false,
  phoneVerified: false,
  staffRole: null,
} as const;

let sent: [name: string, input: unknown][];
let queryClient: QueryClient;
const unread = () => queryClient.getQueryData<Counts>(countKey)?.unread;

beforeEach(() => {
  aTab();
  sent = [];
  queryClient = new QueryClient();
  setTransport(async (name, input) => {
    sent.push([name, input]);
    return { body: name === '/notifications/subscribe' ? { notificationCount: 4, newest: 12 } : {} };
  });
  useSession.getState().start(account);
  followNotifications(queryClient);
});
afterEach(() => {
  useSession.getState().end();
  setTransport(null);
  vi.unstubAllGlobals();
});

it('subscribes once the welcome wizard is finished, and takes the unread count of the response', async () => {
  expect(sent).toEqual([]);
  useSession.getState().start({ ...account, state: 'active' });
  await vi.waitFor(() => expect(unread()).toBe(4));
  expect(sent).toEqual([
    ['/notifications/connect', undefined],
    ['/notifications/subscribe', { userId: id }],
  ]);
});

it('takes the count of every event, and invalidates the lists', async () => {
  useSession.getState().start({ ...account, state: 'active' });
  await vi.waitFor(() => expect(unread()).toBe(4));
  const again = vi.spyOn(queryClient, 'invalidateQueries');
  passOn(`notifications-${id}`, { senderId: null, notificationCount: 5 });
  expect(unread()).toBe(5);
  expect(again).toHaveBeenCalledExactlyOnceWith(lists);
});

it('disconnects before the logout, and ignores later events', async () => {
  useSession.getState().start({ ...account, state: 'active' });
  await vi.waitFor(() => expect(unread()).toBe(4));
  sent = [];
  await leaveNotifications();
  expect(sent).toEqual([
    ['leave', id],
    ['/notifications/disconnect', undefined],
  ]);
  useSession.getState().end();
  passOn(`notifications-${id}`, { senderId: null, notificationCount: 9 });
  expect(unread()).toBe(4);
});

import { describe, expect, it } from 'vitest';
import { aNotification } from '../../../../test/support/notifications.ts';
import { changedPages, newestOf, rowsOf } from './cache.ts';

const page = (ids: number[]) => ({ notifications: ids.map((id) => aNotification({ id })), page: 0, limit: 10, after: null, newest: 9 });
const cached = { pages: [page([9, 8]), page([8, 7])], pageParams: ['', 'next'] };

describe('what is kept of the notifications', () => {
  it('is changed one by one, on every page', () => {
    const changed = changedPages(cached, (one) => (one.id === 7 ? { ...one, read: true } : one));
    expect(changed.pages.flatMap(({ notifications }) => notifications).map(({ read }) => read)).toEqual([false, false, false, true]);
    expect(cached.pages[1]?.notifications[1]?.read).toBe(false);
  });

  it('loses what is taken out', () => {
    expect(rowsOf(changedPages(cached, (one) => (one.id === 9 ? null : one))).map(({ id }) => id)).toEqual([8, 7]);
  });

  it('shows one that is on two pages once', () => {
    expect(rowsOf(cached).map(({ id }) => id)).toEqual([9, 8, 7]);
  });

  it('knows the newest of the first page', () => {
    expect(newestOf(cached)).toBe(9);
    expect(newestOf(undefined)).toBe(0);
  });
});

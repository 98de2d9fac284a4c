import { describe, expect, it } from 'vitest';
import { aNotification } from '../../../../test/support/notifications.ts';
import { changedPages, newestOf, rowsOf } from './cache.ts';

const page = (ids: number[]) => ({ notifications: ids.map((id) => aNotification({ id })), page: 0, limit: 10, after: null, newest: 9 });
const cached = { pages: [page([9, 8]), page([8, 7])], pageParams: ['', 'next'] };

describe('the cached notifications', () => {
  it('changedPages changes one notification on every page', () => {
    const changed = changedPages(cached, (one) => (one.id === 7 ? { ...one, read: true } : one));
    expect(changed.pages.flatMap(({ notifications }) => notifications).map(({ read }) => read)).toEqual([false, false, false, true]);
    expect(cached.pages[1]?.notifications[1]?.read).toBe(false);
  });

  it('changedPages removes a notification for null', () => {
    expect(rowsOf(changedPages(cached, (one) => (one.id === 9 ? null : one))).map(({ id }) => id)).toEqual([8, 7]);
  });

  it('rowsOf omits the duplicate of a notification on two pages', () => {
    expect(rowsOf(cached).map(({ id }) => id)).toEqual([9, 8, 7]);
  });

  it('newestOf returns the newest sequence of the first page', () => {
    expect(newestOf(cached)).toBe(9);
    expect(newestOf(undefined)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { notificationsSearchOf, showOf } from './search.ts';

describe('the address of the notifications', () => {
  it('names what is shown', () => {
    expect(notificationsSearchOf({ show: 'unread' })).toEqual({ show: 'unread' });
    expect(notificationsSearchOf({ show: 'media' })).toEqual({ show: 'media' });
  });

  it('says nothing where all are shown, or where it makes no sense', () => {
    expect(notificationsSearchOf({ show: 'all' })).toEqual({});
    expect(notificationsSearchOf({ show: 'everything', page: 3 })).toEqual({});
    expect(showOf({ show: ['unread'] })).toBe('all');
  });
});

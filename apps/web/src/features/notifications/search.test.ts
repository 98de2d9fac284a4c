import { describe, expect, it } from 'vitest';
import { notificationsSearchOf, showOf } from './search.ts';

describe('the search of the notifications', () => {
  it('keeps the chosen filter', () => {
    expect(notificationsSearchOf({ show: 'unread' })).toEqual({ show: 'unread' });
    expect(notificationsSearchOf({ show: 'media' })).toEqual({ show: 'media' });
  });

  it('omits the default and invalid values', () => {
    expect(notificationsSearchOf({ show: 'all' })).toEqual({});
    expect(notificationsSearchOf({ show: 'everything', page: 3 })).toEqual({});
    expect(showOf({ show: ['unread'] })).toBe('all');
  });
});

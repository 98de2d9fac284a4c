import { notificationCategories, type NotificationCategory } from '@subrosa/rules/notifications/kinds';

/** What the list shows: all, what is unread, or one category. */
export type Show = 'all' | 'unread' | NotificationCategory;
export type NotificationsSearch = { show?: Exclude<Show, 'all'> };

export const shows: readonly Show[] = ['all', 'unread', ...notificationCategories];

export const showOf = ({ show }: Record<string, unknown>): Show => shows.find((known) => known === show) ?? 'all';

/** The address of a list; all of them need no word, and what is not understood is left out. */
export function notificationsSearchOf(search: Record<string, unknown>): NotificationsSearch {
  const show = showOf(search);
  return show === 'all' ? {} : { show };
}

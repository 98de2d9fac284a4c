import { notificationCategories, type NotificationCategory } from '@subrosa/rules/notifications/kinds';

/** The filter of the list: all, unread, or one category. */
export type Show = 'all' | 'unread' | NotificationCategory;
export type NotificationsSearch = { show?: Exclude<Show, 'all'> };

export const shows: readonly Show[] = ['all', 'unread', ...notificationCategories];

export const showOf = ({ show }: Record<string, unknown>): Show => shows.find((known) => known === show) ?? 'all';

/** The search parameters of the list; the default and invalid values are omitted. */
export function notificationsSearchOf(search: Record<string, unknown>): NotificationsSearch {
  const show = showOf(search);
  return show === 'all' ? {} : { show };
}

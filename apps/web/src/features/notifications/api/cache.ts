import type { InfiniteData } from '@tanstack/react-query';
import type { Notification, Page } from './notifications.ts';

type CachedPages = InfiniteData<Page>;

/** The same pages with every notification as `change` makes it; null takes it out. */
export function changedPages(cached: CachedPages, change: (notification: Notification) => Notification | null): CachedPages {
  const changed = (page: Page) => page.notifications.map(change).filter((notification) => notification !== null);
  return { ...cached, pages: cached.pages.map((page) => ({ ...page, notifications: changed(page) })) };
}

/** In the order of the pages; one that moved up while somebody walked through them is there once. */
export function rowsOf({ pages }: CachedPages): Notification[] {
  return [...new Map(pages.flatMap(({ notifications }) => notifications).map((row) => [row.id, row])).values()];
}

/** Of the newest there is, as the first page was told. */
export const newestOf = (cached: CachedPages | undefined): number => cached?.pages[0]?.newest ?? 0;

import type { InfiniteData } from '@tanstack/react-query';
import type { Notification, Page } from './notifications.ts';

type CachedPages = InfiniteData<Page>;

/** Applies `change` to every notification of the pages; null removes it. */
export function changedPages(cached: CachedPages, change: (notification: Notification) => Notification | null): CachedPages {
  const changed = (page: Page) => page.notifications.map(change).filter((notification) => notification !== null);
  return { ...cached, pages: cached.pages.map((page) => ({ ...page, notifications: changed(page) })) };
}

/** In the order of the pages, without the duplicate of a notification that moved up between two pages. */
export function rowsOf({ pages }: CachedPages): Notification[] {
  return [...new Map(pages.flatMap(({ notifications }) => notifications).map((row) => [row.id, row])).values()];
}

/** The newest sequence number, from the first page. */
export const newestOf = (cached: CachedPages | undefined): number => cached?.pages[0]?.newest ?? 0;

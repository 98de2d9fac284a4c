import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import grid from './list.module.css';
import { PagedListTail } from './paged-list-tail.tsx';
import { SkeletonList } from './skeleton-list.tsx';

type PagedListProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  renderItem: (item: Item) => ReactNode;
  shape: 'cards' | 'photoCards' | 'rows';
  /** The state of the page that was requested last. */
  status: 'loading' | 'failed' | 'ready';
  error?: unknown;
  hasMore: boolean;
  /** Requests the next page, or the same one again after a failure. */
  onMore: () => void;
  /** False when only the button may request more. */
  auto?: boolean;
  /** Shown when the list is empty: an `EmptyState`. */
  empty: ReactNode;
};

/** A list that loads page by page, with its loading, empty and error states. */
export function PagedList<Item>({ items, keyOf, renderItem, shape, empty, ...tail }: PagedListProps<Item>) {
  if (items.length === 0) {
    if (tail.status === 'loading') return <SkeletonList shape={shape} />;
    if (tail.status === 'failed') return <ErrorState error={tail.error} onRetry={tail.onMore} />;
    return empty;
  }
  return (
    <div className={grid.frame}>
      <ul className={grid[shape]}>
        {items.map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </ul>
      <PagedListTail {...tail} loaded={items.length} />
    </div>
  );
}

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
  /** The state of the page that was asked for last. */
  status: 'loading' | 'failed' | 'ready';
  error?: unknown;
  hasMore: boolean;
  /** Asks for the next page; also for the same one again after a failure. */
  onMore: () => void;
  /** False where only the button may ask for more. */
  auto?: boolean;
  /** Shown where there is nothing at all: an `EmptyState`. */
  empty: ReactNode;
};

/** A list that grows page by page, with every state that it can be in. */
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

import { lazy, Suspense } from 'react';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import type { OwnGalleryProps } from './own-gallery.ts';

const SortableGrid = lazy(async () => ({ default: (await import('./sortable-grid.tsx')).SortableGrid }));

/** One's own gallery, to be put in order with the pointer, the keyboard, or the menu of each item. Its script comes with it. */
export function SortableGallery(props: OwnGalleryProps) {
  return (
    <Suspense fallback={<SkeletonList shape="cards" count={props.items.length} />}>
      <SortableGrid {...props} />
    </Suspense>
  );
}

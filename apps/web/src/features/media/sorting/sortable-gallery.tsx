import { lazy, Suspense } from 'react';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import type { OwnGalleryProps } from './own-gallery.ts';

const SortableGrid = lazy(async () => ({ default: (await import('./sortable-grid.tsx')).SortableGrid }));

/** The member's own gallery, sortable by pointer, keyboard or menu. Its script is loaded on demand. */
export function SortableGallery(props: OwnGalleryProps) {
  return (
    <Suspense fallback={<SkeletonList shape="cards" count={props.items.length} />}>
      <SortableGrid {...props} />
    </Suspense>
  );
}

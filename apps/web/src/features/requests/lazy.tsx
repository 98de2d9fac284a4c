import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonList } from '../../shared/ui/skeleton-list.tsx';

const Tab = lazy(async () => ({ default: (await import('./requests-tab.tsx')).RequestsTab }));
const Favourites = lazy(async () => ({ default: (await import('./favourite-requests.tsx')).FavouriteRequests }));
const Case = lazy(async () => ({ default: (await import('./case/request-case.tsx')).RequestCase }));
const Linked = lazy(async () => ({ default: (await import('./card/linked-request.tsx')).LinkedRequest }));

// Loaded separately, so that importing one component does not download the others.

export function RequestsTab(props: ComponentProps<typeof Tab>) {
  return (
    <Suspense fallback={<SkeletonList shape="cards" count={3} />}>
      <Tab {...props} />
    </Suspense>
  );
}

export function FavouriteRequests() {
  return (
    <Suspense fallback={<SkeletonList shape="cards" count={3} />}>
      <Favourites />
    </Suspense>
  );
}

export function RequestCase(props: ComponentProps<typeof Case>) {
  return (
    <Suspense fallback={<SkeletonList shape="rows" count={2} />}>
      <Case {...props} />
    </Suspense>
  );
}

export function LinkedRequest(props: ComponentProps<typeof Linked>) {
  return (
    <Suspense fallback={null}>
      <Linked {...props} />
    </Suspense>
  );
}

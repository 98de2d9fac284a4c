import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonList } from '../../shared/ui/skeleton-list.tsx';

const Tab = lazy(async () => ({ default: (await import('./agenda-tab.tsx')).AgendaTab }));

/** Loaded separately: most viewers of a profile do not open it. */
export function AgendaTab(props: ComponentProps<typeof Tab>) {
  return (
    <Suspense fallback={<SkeletonList shape="rows" count={3} />}>
      <Tab {...props} />
    </Suspense>
  );
}

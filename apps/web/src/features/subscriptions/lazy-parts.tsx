import { lazy, Suspense, type ComponentProps } from 'react';

const Cancel = lazy(async () => ({ default: (await import('./cancel/cancel-plan.tsx')).CancelPlan }));

// Apart: whoever enters by the front door for one part does not download the others.

export function CancelPlan(props: ComponentProps<typeof Cancel>) {
  return (
    <Suspense fallback={null}>
      <Cancel {...props} />
    </Suspense>
  );
}

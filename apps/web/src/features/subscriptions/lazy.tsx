import { lazy, Suspense } from 'react';
import { FieldsSkeleton } from '../../shared/ui/fields-skeleton.tsx';

const Choice = lazy(async () => ({ default: (await import('./plans/plan-choice.tsx')).PlanChoice }));

// Loaded separately, so that importing the queries does not download the plans.

export function PlanChoice() {
  return (
    <Suspense fallback={<FieldsSkeleton count={2} />}>
      <Choice />
    </Suspense>
  );
}

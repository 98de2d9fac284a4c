import { lazy, Suspense, type ComponentProps } from 'react';
import { FieldsSkeleton } from '../../shared/ui/fields-skeleton.tsx';
import { FormSkeleton } from './components/form-skeleton.tsx';

const Steps = lazy(async () => ({ default: (await import('./wizard/profile-steps.tsx')).ProfileSteps }));
const Socials = lazy(async () => ({ default: (await import('./socials/socials-tab.tsx')).SocialsTab }));

// Loaded separately, so that importing one component does not download the others.

export function ProfileSteps(props: ComponentProps<typeof Steps>) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Steps {...props} />
    </Suspense>
  );
}

export function SocialsTab() {
  return (
    <Suspense fallback={<FieldsSkeleton count={4} />}>
      <Socials />
    </Suspense>
  );
}

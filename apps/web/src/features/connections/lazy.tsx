import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonList } from '../../shared/ui/skeleton-list.tsx';
import classes from './actions/member-actions.module.css';

const Actions = lazy(async () => ({ default: (await import('./actions/member-actions.tsx')).MemberActions }));
const About = lazy(async () => ({ default: (await import('./endorsements/endorsements.tsx')).Endorsements }));

// Loaded separately, so that importing one component does not download the others.

export function MemberActions(props: ComponentProps<typeof Actions>) {
  return (
    <Suspense fallback={<div className={classes.waiting} />}>
      <Actions {...props} />
    </Suspense>
  );
}

export function Endorsements(props: ComponentProps<typeof About>) {
  return (
    <Suspense fallback={<SkeletonList shape="rows" count={3} />}>
      <About {...props} />
    </Suspense>
  );
}

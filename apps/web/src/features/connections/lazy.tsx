import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonList } from '../../shared/ui/skeleton-list.tsx';
import { FieldsSkeleton } from '../../shared/ui/fields-skeleton.tsx';
import classes from './actions/member-actions.module.css';
import form from './dialogs/form.module.css';

const Actions = lazy(async () => ({ default: (await import('./actions/member-actions.tsx')).MemberActions }));
const Note = lazy(async () => ({ default: (await import('./dialogs/boundaries-first.tsx')).BoundariesNote }));
const Form = lazy(async () => ({ default: (await import('./dialogs/connect-form.tsx')).ConnectForm }));
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

export function BoundariesNote(props: ComponentProps<typeof Note>) {
  return (
    <Suspense fallback={<div className={form.bone} aria-hidden="true" />}>
      <Note {...props} />
    </Suspense>
  );
}

export function ConnectForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<FieldsSkeleton count={1} />}>
      <Form {...props} />
    </Suspense>
  );
}

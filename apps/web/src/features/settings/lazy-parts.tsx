import { lazy, Suspense, type ComponentProps } from 'react';

const Making = lazy(async () => ({ default: (await import('./security/make-recovery-code.tsx')).MakeRecoveryCode }));

/** Loaded when somebody has no recovery code yet. */
export function MakeRecoveryCode(props: ComponentProps<typeof Making>) {
  return (
    <Suspense>
      <Making {...props} />
    </Suspense>
  );
}

import { lazy, Suspense, type ComponentProps } from 'react';
import { loadTranslations } from '../../shared/i18n/i18n.ts';

const Making = lazy(async () => {
  const [{ MakeRecoveryCode }] = await Promise.all([import('./security/make-recovery-code.tsx'), loadTranslations('settings')]);
  return { default: MakeRecoveryCode };
});

/** Loaded when somebody has no recovery code yet. */
export function MakeRecoveryCode(props: ComponentProps<typeof Making>) {
  return (
    <Suspense>
      <Making {...props} />
    </Suspense>
  );
}

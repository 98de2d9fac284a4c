import { lazy, Suspense, type ComponentProps } from 'react';
import { loadTranslations } from '../../shared/i18n/i18n.ts';

const LazySteps = lazy(async () => {
  const [{ CreateRecoveryCodeSteps }] = await Promise.all([import('./security/create-recovery-code.tsx'), loadTranslations('settings')]);
  return { default: CreateRecoveryCodeSteps };
});

/** Loaded for members without a recovery code. */
export function CreateRecoveryCode(props: ComponentProps<typeof LazySteps>) {
  return (
    <Suspense>
      <LazySteps {...props} />
    </Suspense>
  );
}

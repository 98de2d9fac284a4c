import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonList } from '../../shared/ui/skeleton-list.tsx';

const Send = lazy(async () => ({ default: (await import('./share/send-privately.tsx')).SendPrivately }));
const Case = lazy(async () => ({ default: (await import('./case/conversation-case.tsx')).ConversationCase }));

// Loaded separately, so that importing one component does not download the others.

export function SendPrivately(props: ComponentProps<typeof Send>) {
  return (
    <Suspense fallback={<SkeletonList shape="rows" count={3} />}>
      <Send {...props} />
    </Suspense>
  );
}

export function ConversationCase(props: ComponentProps<typeof Case>) {
  return (
    <Suspense fallback={<SkeletonList shape="rows" count={2} />}>
      <Case {...props} />
    </Suspense>
  );
}

/** For a page that needs nothing else of the vault. */
export async function openVaultLazily(): Promise<void> {
  const { openVault } = await import('./vault/open-vault.ts');
  await openVault();
}

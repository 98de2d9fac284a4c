import { lazy, Suspense, useEffect } from 'react';
import { create } from 'zustand';

const SOON_MS = 3000;

const loadBox = () => import('./toast-box.tsx');
const Box = lazy(async () => ({ default: (await loadBox()).ToastBox }));
const useNeed = create(() => ({ isNeeded: false }));

/**
 * The container of toasts, mounted with the first one. It is loaded when the page is idle, because a toast may report that the network
 * failed.
 */
export function Toasts() {
  const isNeeded = useNeed((state) => state.isNeeded);
  useEffect(() => {
    const timer = setTimeout(() => void loadBox().catch(() => undefined), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <Box />
      </Suspense>
    )
  );
}

export async function toasts() {
  useNeed.setState({ isNeeded: true });
  return (await loadBox()).notifications;
}

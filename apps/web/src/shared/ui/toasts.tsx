import { lazy, Suspense, useEffect } from 'react';
import { create } from 'zustand';

const SOON_MS = 3000;

const loadBox = () => import('./toast-box.tsx');
const Box = lazy(async () => ({ default: (await loadBox()).ToastBox }));
const useNeed = create(() => ({ isNeeded: false }));

/** The box of toasts, made with the first of them. It is fetched when the page has settled, for a toast may say that the network is gone. */
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

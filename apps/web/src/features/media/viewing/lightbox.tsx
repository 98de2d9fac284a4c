import { lazy, Suspense } from 'react';
import type { GalleryMedia } from './viewed.ts';

type LightboxProps = {
  items: readonly GalleryMedia[];
  /** Which one is open; null when none is. */
  index: number | null;
  onClose: () => void;
};

const LightboxView = lazy(async () => ({ default: (await import('./lightbox-view.tsx')).LightboxView }));

/** Pictures and videos over the whole window, one after the other. Its script comes when one is opened. */
export function Lightbox({ items, index, onClose }: LightboxProps) {
  if (index === null) return null;
  return (
    <Suspense>
      <LightboxView items={items} index={index} onClose={onClose} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import type { GalleryMedia } from './viewed.ts';

type LightboxProps = {
  items: readonly GalleryMedia[];
  /** The index of the open item, or null. */
  index: number | null;
  onClose: () => void;
};

const LightboxView = lazy(async () => ({ default: (await import('./lightbox-view.tsx')).LightboxView }));

/** A full-screen view of pictures and videos. Its script is loaded when it opens. */
export function Lightbox({ items, index, onClose }: LightboxProps) {
  if (index === null) return null;
  return (
    <Suspense>
      <LightboxView items={items} index={index} onClose={onClose} />
    </Suspense>
  );
}

import { useState } from 'react';
import { labelOf } from '../labels/label.ts';
import classes from './gallery-grid.module.css';
import { GALLERY_RATIO, GALLERY_SIZES } from './gallery-shape.ts';
import { Lightbox } from './lightbox.tsx';
import { Picture } from './picture.tsx';
import type { GalleryMedia } from './viewed.ts';

type GalleryGridProps = { items: readonly GalleryMedia[] };

/** A gallery in two, three or four columns; each item opens in the lightbox. */
export function GalleryGrid({ items }: GalleryGridProps) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={classes.grid}>
        {items.map(({ media, caption }, index) => (
          <li key={media.id}>
            <Picture
              media={media}
              label={labelOf(media, caption)}
              sizes={GALLERY_SIZES}
              ratio={GALLERY_RATIO}
              onOpen={() => setOpen(index)}
            />
          </li>
        ))}
      </ul>
      <Lightbox items={items} index={open} onClose={() => setOpen(null)} />
    </>
  );
}

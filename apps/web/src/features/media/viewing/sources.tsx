import type { MediaView } from '@subrosa/contract/media/schemas';
import { useState } from 'react';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import classes from './picture.module.css';

type SourcesProps = { media: MediaView; label: string; sizes: string; eager: boolean };

/** The files of a picture, from which the browser chooses by format and width; a placeholder if there is none. */
export function Sources({ media, label, sizes, eager }: SourcesProps) {
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const largest = media.images.at(-1);
  if (!largest || failed === largest.webp)
    return (
      <span className={classes.standIn} role="img" aria-label={label}>
        <PlaceholderImage seed={media.id} motif="silk" />
      </span>
    );
  const set = (format: 'avif' | 'webp') => media.images.map((image) => `${image[format]} ${image.width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        className={classes.image}
        src={largest.webp}
        srcSet={set('webp')}
        sizes={sizes}
        width={media.width}
        height={media.height}
        alt={label}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        data-loaded={loaded === largest.webp || undefined}
        onLoad={() => setLoaded(largest.webp)}
        onError={() => setFailed(largest.webp)}
      />
    </picture>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { MediaView } from '@subrosa/contract/media/schemas';
import classes from './reviewed-picture.module.css';

type ReviewedPictureProps = { media: MediaView; label: string };

const largest = ({ images }: MediaView) => images.at(-1);

/** A photo, or the poster of a video, in the largest available size. */
export function ReviewedPicture({ media, label }: ReviewedPictureProps) {
  const { t } = useLingui();
  const image = largest(media);
  if (!image) return <span className={classes.none}>{t`No image for this item.`}</span>;
  return (
    <picture>
      <source type="image/avif" srcSet={image.avif} />
      <img
        className={classes.picture}
        src={image.webp}
        width={image.width}
        height={image.height}
        alt={label}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}

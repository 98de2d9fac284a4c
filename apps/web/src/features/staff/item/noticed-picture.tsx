import type { MediaView } from '@subrosa/contract/media/parts';
import { PressToReveal } from './press-to-reveal.tsx';
import { ReviewedPicture } from './reviewed-picture.tsx';
import { ReviewedVideo } from './reviewed-video.tsx';

type NoticedPictureProps = { media: MediaView; label: string };

/** One of several items, veiled until somebody holds the key or the button. */
export function NoticedPicture({ media, label }: NoticedPictureProps) {
  return (
    <PressToReveal ratio={media.width / media.height} aside={media.video !== null}>
      {(isRevealed) =>
        media.video === null ? (
          <ReviewedPicture media={media} label={label} />
        ) : (
          <ReviewedVideo media={media} label={label} isRevealed={isRevealed} />
        )
      }
    </PressToReveal>
  );
}

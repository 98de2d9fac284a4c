import type { CSSProperties, SyntheticEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { labelOf } from '../labels/label.ts';
import classes from './media-slide.module.css';
import { VideoPlayer } from './video-player.tsx';
import type { GalleryMedia } from './viewed.ts';

type MediaSlideProps = { viewed: GalleryMedia; isCurrent: boolean; isVeiled: boolean; onShow: () => void };

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

/** A video in the lightbox, or a picture that is shown on request. */
export function MediaSlide({ viewed: { media, caption }, isCurrent, isVeiled, onShow }: MediaSlideProps) {
  const { t } = useLingui();
  const label = labelOf(media, caption);
  if (isVeiled || !isCurrent)
    return (
      <div className={classes.slide}>
        {isVeiled && (
          <Button variant="default" size="md" aria-label={t`Show ${label}`} onClick={onShow}>
            <Trans>Show</Trans>
          </Button>
        )}
      </div>
    );
  const widest = `calc((100vh - 128px) * ${media.width} / ${media.height})`;
  return (
    <div className={classes.slide}>
      {/* The player's gestures must not swipe the lightbox, and its arrow keys seek. */}
      <div
        role="none"
        className={classes.frame}
        style={{ '--widest': widest } as CSSProperties}
        onPointerDown={stopPropagation}
        onKeyDown={(event) => event.key !== 'Escape' && stopPropagation(event)}
      >
        <VideoPlayer media={media} label={label} isShown />
      </div>
    </div>
  );
}

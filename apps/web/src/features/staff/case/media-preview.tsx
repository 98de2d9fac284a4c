import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import type { ReviewedMedia } from '../api/media-for-review.ts';
import { purposeLabels } from '../labels.ts';
import { PressToReveal } from './press-to-reveal.tsx';
import classes from './media-preview.module.css';
import { ReviewedPicture } from './reviewed-picture.tsx';
import { ReviewedVideo } from './reviewed-video.tsx';

type MediaPreviewProps = { item: ReviewedMedia };

const SECOND = 1000;

function clockOf(durationMs: number): string {
  const seconds = Math.round(durationMs / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The item itself, blurred, and its details. */
export function MediaPreview({ item }: MediaPreviewProps) {
  const { t } = useLingui();
  const { media, owner, purpose } = item;
  const { username } = owner;
  if (!media) {
    return (
      <p className={classes.note}>
        <Trans>This item was quarantined before its preview was created, so it can’t be viewed.</Trans>
      </p>
    );
  }
  const label = media.kind === 'video' ? t`Video of ${username}` : t`Photo of ${username}`;
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>
        <span className={classes.what}>
          {t(purposeLabels[purpose])}
          {media.durationMs !== null && <bdi dir="ltr">{clockOf(media.durationMs)}</bdi>}
        </span>
        <bdi dir="ltr">
          {media.width} × {media.height}
        </bdi>
      </figcaption>
      <PressToReveal ratio={media.width / media.height} aside={media.video !== null}>
        {(isRevealed) =>
          media.video === null ? (
            <ReviewedPicture media={media} label={label} />
          ) : (
            <ReviewedVideo media={media} label={label} isRevealed={isRevealed} />
          )
        }
      </PressToReveal>
      <p className={classes.note}>
        <IconLock size={15} stroke={1.6} aria-hidden="true" />
        <Trans>Your access to this item is logged. Downloads are off.</Trans>
      </p>
    </figure>
  );
}

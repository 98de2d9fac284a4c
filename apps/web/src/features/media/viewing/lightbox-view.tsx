import 'yet-another-react-lightbox/styles.css';
import { useLingui } from '@lingui/react/macro';
import { useReducedMotion } from '@mantine/hooks';
import YetAnotherLightbox, { type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useState } from 'react';
import { useBackCloses } from '../../../shared/ui/use-back-closes.ts';
import { useBlur } from '../use-blur.ts';
import { labelOf } from '../labels/label.ts';
import classes from './lightbox-view.module.css';
import { MediaSlide } from './media-slide.tsx';
import type { GalleryMedia } from './viewed.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    /** A video, or a picture that is still blurred. */
    media: { type: 'media'; viewed: GalleryMedia };
  }
  interface GenericSlide {
    caption?: string;
  }
}

type LightboxViewProps = { items: readonly GalleryMedia[]; index: number; onClose: () => void };

const FADE_MS = 220;

export function LightboxView({ items, index, onClose }: LightboxViewProps) {
  const { t } = useLingui();
  const isStill = useReducedMotion();
  const blur = useBlur();
  const [isClosing, setClosing] = useState(false);
  useBackCloses(!isClosing, () => setClosing(true));
  const [current, setCurrent] = useState(index);
  // The opened item is unblurred; the others are unblurred one by one.
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set([index]));

  const slides = items.map((viewed, position): Slide => {
    const { media, caption } = viewed;
    const isVeiled = blur !== false && !shown.has(position);
    const largest = media.images.at(-1);
    if (media.kind === 'video' || isVeiled || !largest) return { type: 'media', viewed };
    const { width, height, webp } = largest;
    return {
      src: webp,
      alt: labelOf(media, caption),
      width,
      height,
      caption,
      srcSet: media.images.map((image) => ({ src: image.webp, width: image.width, height: image.height })),
    };
  });
  const motion = isStill ? 0 : FADE_MS;

  return (
    <YetAnotherLightbox
      open={!isClosing}
      close={() => setClosing(true)}
      index={current}
      slides={slides}
      plugins={[Zoom]}
      className={classes.lightbox ?? ''}
      animation={{ fade: motion, swipe: motion, navigation: motion, zoom: motion }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      on={{ view: ({ index: position }) => setCurrent(position), exited: onClose }}
      render={{
        slide: ({ slide, offset }) =>
          slide.type === 'media' ? (
            <MediaSlide
              viewed={slide.viewed}
              isCurrent={offset === 0}
              isVeiled={blur !== false && !shown.has(items.indexOf(slide.viewed))}
              onShow={() => setShown(new Set([...shown, items.indexOf(slide.viewed)]))}
            />
          ) : undefined,
        slideFooter: ({ slide }) => {
          const caption = slide.type === 'media' ? slide.viewed.caption : slide.caption;
          return caption ? <bdi className={classes.caption}>{caption}</bdi> : null;
        },
        ...(items.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
      labels={{
        Previous: t`Previous`,
        Next: t`Next`,
        Close: t`Close`,
        'Zoom in': t`Zoom in`,
        'Zoom out': t`Zoom out`,
        Lightbox: t`Photos and videos`,
        'Photo gallery': t`Photos and videos`,
        Carousel: t`Gallery`,
        Slide: t`Item`,
        '{index} of {total}': t`${'{index}'} of ${'{total}'}`,
      }}
    />
  );
}

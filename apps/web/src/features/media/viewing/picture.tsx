import { Trans, useLingui } from '@lingui/react/macro';
import type { MediaView } from '@subrosa/contract/media/schemas';
import { IconEye, IconEyeOff, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { useBlur } from '../use-blur.ts';
import { durationOf } from '../labels/amounts.ts';
import { placeholderOf } from './placeholder.ts';
import classes from './picture.module.css';
import { Sources } from './sources.tsx';

type PictureProps = {
  media: MediaView;
  /** The text alternative: the caption, else the kind. */
  label: string;
  /** The width of the picture, in the format of the `sizes` attribute. */
  sizes: string;
  /** The aspect ratio of the frame; that of the picture by default. */
  ratio?: string;
  /** Loads a picture at the top of a page eagerly. */
  eager?: boolean;
  /** Makes the picture one large button. */
  onOpen?: () => void;
  /** Called when a blurred picture is shown. */
  onShow?: () => void;
};

/** A photo, or the poster of a video. For members who blur media, the file is fetched only after a tap. */
export function Picture({ media, label, sizes, ratio, eager = false, onOpen, onShow }: PictureProps) {
  const { t } = useLingui();
  const blur = useBlur();
  const [isShown, setShown] = useState(false);
  const isVeiled = blur !== false && !isShown;
  const placeholder = placeholderOf(media.placeholder);

  function handleShow() {
    setShown(true);
    onShow?.();
  }

  return (
    <span
      className={classes.frame}
      style={{
        aspectRatio: ratio ?? `${media.width} / ${media.height}`,
        ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
      }}
    >
      {!isVeiled && <Sources media={media} label={label} sizes={sizes} eager={eager} />}
      {isVeiled && blur === true && (
        <button type="button" className={`${classes.cover} ${classes.veil}`} aria-label={t`Show ${label}`} onClick={handleShow}>
          <span className={classes.eye}>
            <IconEye size={22} stroke={1.5} aria-hidden="true" />
          </span>
          <span className={classes.word} aria-hidden="true">
            <Trans>Show</Trans>
          </span>
        </button>
      )}
      {!isVeiled && onOpen && <button type="button" className={classes.cover} aria-label={t`Open ${label}`} onClick={onOpen} />}
      {blur === true && isShown && (
        <button type="button" className={classes.hide} aria-label={t`Hide ${label}`} onClick={() => setShown(false)}>
          <span className={classes.eye}>
            <IconEyeOff size={20} stroke={1.5} aria-hidden="true" />
          </span>
        </button>
      )}
      {media.durationMs !== null && (
        <span className={classes.sign}>
          <IconVideo size={16} stroke={1.5} aria-hidden="true" />
          <bdi>{durationOf(media.durationMs)}</bdi>
        </span>
      )}
    </span>
  );
}

import { Trans } from '@lingui/react/macro';
import { isLargeEnough, isRecommended, type CropShape, type Size } from './crop-shape.ts';
import classes from './crop.module.css';

type CropAdviceProps = {
  shape: CropShape;
  picture: Size | 'unreadable' | undefined;
  area: Size | undefined;
};

/** Explains why a picture cannot be used, or gives advice. */
export function CropAdvice({ shape, picture, area }: CropAdviceProps) {
  if (picture === 'unreadable')
    return (
      <p role="alert" className={classes.error}>
        <Trans>Your browser can’t open this photo. Choose a JPEG, PNG or WebP.</Trans>
      </p>
    );
  if (!picture || !area) return null;
  if (shape === 'photo' && !(isLargeEnough(picture) && isLargeEnough(area)))
    return (
      <p role="alert" className={classes.error}>
        <Trans>Profile photos must be wider than 460 px and taller than 500 px. Choose a larger one.</Trans>
      </p>
    );
  if (shape === 'cover' && !isRecommended(area))
    return (
      <p role="status" className={classes.hint}>
        <Trans>Smaller than the recommended 1725 × 360 px. It may be blurry on large screens.</Trans>
      </p>
    );
  return null;
}

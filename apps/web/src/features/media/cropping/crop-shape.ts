import { coverRecommended, photoMustExceed } from '@subrosa/rules/media/limits';

export type CropShape = 'photo' | 'cover';
export type Size = { width: number; height: number };

/** The ratio on profile cards. */
const CARD_RATIO = 4 / 5;
/** The widest ratio for which a photo of the minimum size satisfies both limits. */
const BARELY = (photoMustExceed.width + 1) / (photoMustExceed.height + 1);
const COVER = coverRecommended.width / coverRecommended.height;
const CLOSEST = 4;

/** Whether a photo of this size is accepted. */
export function isLargeEnough({ width, height }: Size): boolean {
  return width > photoMustExceed.width && height > photoMustExceed.height;
}

/** The largest part of a picture that has this ratio. */
export function largestPart({ width, height }: Size, ratio: number): Size {
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}

/** The ratio of the crop. A photo that is large enough can always be used, if necessary with a slightly wider ratio. */
export function ratioFor(shape: CropShape, picture: Size): number {
  if (shape === 'cover') return COVER;
  return isLargeEnough(largestPart(picture, CARD_RATIO)) ? CARD_RATIO : BARELY;
}

/** The maximum zoom that keeps enough pixels. */
export function closestZoom(shape: CropShape, picture: Size): number {
  if (shape === 'cover') return CLOSEST;
  const { width, height } = largestPart(picture, ratioFor(shape, picture));
  const limit = Math.min(width / (photoMustExceed.width + 1), height / (photoMustExceed.height + 1));
  return Math.max(1, Math.min(CLOSEST, limit));
}

/** Whether a cover has enough pixels for wide screens; smaller ones are accepted. */
export function isRecommended({ width, height }: Size): boolean {
  return width >= coverRecommended.width && height >= coverRecommended.height;
}

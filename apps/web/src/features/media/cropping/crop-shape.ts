import { coverRecommended, photoMustExceed } from '@subrosa/rules/media/limits';

export type CropShape = 'photo' | 'cover';
export type Size = { width: number; height: number };

/** As profile cards show it. */
const CARD_RATIO = 4 / 5;
/** The widest that still satisfies both limits of a photo that is barely large enough. */
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

/** The ratio of what is cut out. A photo that is large enough can always be used, if need be a little wider than usual. */
export function ratioFor(shape: CropShape, picture: Size): number {
  if (shape === 'cover') return COVER;
  return isLargeEnough(largestPart(picture, CARD_RATIO)) ? CARD_RATIO : BARELY;
}

/** How far one may zoom in before too few pixels are left. */
export function closestZoom(shape: CropShape, picture: Size): number {
  if (shape === 'cover') return CLOSEST;
  const { width, height } = largestPart(picture, ratioFor(shape, picture));
  const limit = Math.min(width / (photoMustExceed.width + 1), height / (photoMustExceed.height + 1));
  return Math.max(1, Math.min(CLOSEST, limit));
}

/** Whether a cover has the pixels that wide screens like; it is accepted without. */
export function isRecommended({ width, height }: Size): boolean {
  return width >= coverRecommended.width && height >= coverRecommended.height;
}

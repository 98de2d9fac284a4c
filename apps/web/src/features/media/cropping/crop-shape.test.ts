import { photoMustExceed } from '@subrosa/rules/media/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestZoom, isLargeEnough, isRecommended, largestPart, ratioFor } from './crop-shape.ts';

const rounded = ({ width, height }: { width: number; height: number }) => ({ width: Math.round(width), height: Math.round(height) });

describe('the crop shapes', () => {
  it('ratioFor is 4:5 for a photo, and largestPart is the largest part with this ratio', () => {
    expect(ratioFor('photo', { width: 3000, height: 2000 })).toBe(0.8);
    expect(largestPart({ width: 3000, height: 2000 }, 0.8)).toEqual({ width: 1600, height: 2000 });
    expect(largestPart({ width: 1000, height: 2000 }, 0.8)).toEqual({ width: 1000, height: 1250 });
  });

  it('isLargeEnough requires a width over 460 and a height over 500', () => {
    expect(isLargeEnough({ width: 461, height: 501 })).toBe(true);
    expect(isLargeEnough({ width: 460, height: 900 })).toBe(false);
    expect(isLargeEnough({ width: 900, height: 500 })).toBe(false);
  });

  it('ratioFor and closestZoom keep a large enough photo large enough at every zoom', () => {
    const side = (more: number) => fc.integer({ min: more + 1, max: 9000 });
    fc.assert(
      fc.property(side(photoMustExceed.width), side(photoMustExceed.height), (width, height) => {
        const whole = largestPart({ width, height }, ratioFor('photo', { width, height }));
        const zoom = closestZoom('photo', { width, height });
        expect(isLargeEnough(rounded(whole))).toBe(true);
        expect(isLargeEnough(rounded({ width: whole.width / zoom, height: whole.height / zoom }))).toBe(true);
      }),
    );
  });

  it('isRecommended is false for a small cover', () => {
    expect(isRecommended({ width: 1725, height: 360 })).toBe(true);
    expect(isRecommended({ width: 1200, height: 250 })).toBe(false);
  });
});

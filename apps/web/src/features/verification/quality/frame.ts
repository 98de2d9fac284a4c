/** A greyscale picture, small enough to be measured quickly. */
export type Frame = { width: number; height: number; luma: Uint8ClampedArray };

/** The longer side of measured pictures; the limits apply to this size. */
const MEASURED_SIDE = 640;

/** The perceived brightness of every pixel (Rec. 601). */
export function frameOf({ width, height, data }: { width: number; height: number; data: Uint8ClampedArray }): Frame {
  const luma = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    luma[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, luma };
}

/** Scales a size down to the measured one, with the same aspect ratio. */
export function measuredSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, MEASURED_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

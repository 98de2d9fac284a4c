import type { Size } from '../platform/decoder/protocol.ts';

/** Returns the size, scaled down if it does not fit the box. */
export function within({ width, height }: Size, box: Size): Size {
  const shrink = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
}

import type { Size } from '../platform/decoder/protocol.ts';

/** As large as it is, or shrunk until it fits. */
export function within({ width, height }: Size, box: Size): Size {
  const shrink = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
}

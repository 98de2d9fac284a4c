import type { Size } from './image/messages.ts';

/** Three times as tall as the widest picture is wide: taller ones are shrunk, so that no picture costs more than others. */
const MOST_HEIGHT = 4800;

/** The size by which a picture is known from now on. */
export function fitted({ width, height }: Size): Size {
  return within({ width, height }, { width: Infinity, height: MOST_HEIGHT });
}

/** As large as it is, or shrunk until it fits. */
export function within({ width, height }: Size, box: Size): Size {
  const shrink = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
}

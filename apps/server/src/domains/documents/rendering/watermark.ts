import type { Size } from '../../../platform/decoder/protocol.ts';
import { dotsOf, GLYPH_SIZE } from './bitmap-font.ts';

/** The staff member, the time, and the case or grant. */
export interface WatermarkText {
  username: string;
  at: Date;
  number: string;
}

function textOf({ username, at, number }: WatermarkText): string {
  return `${username}  ${at.toISOString().slice(0, 19).replace('T', ' ')} UTC  ${number}`;
}

const ANGLE = -Math.PI / 7;
/** The distance of lines, as a multiple of the glyph height. */
const LINES_APART = 5;
const CHARACTERS_APART = 8;
const OPACITY = 105;

/**
 * Draws the text repeatedly across an image of this size, light with a dark shadow so that it is visible on any
 * background. Returns RGBA pixels.
 */
export function drawMark(mark: WatermarkText, { width, height }: Size): Buffer {
  const text = textOf(mark);
  const hasDot = dotsOf(text);
  const scale = Math.max(1, Math.round(Math.max(width, height) / 640));
  const across = (text.length + CHARACTERS_APART) * GLYPH_SIZE.width;
  const down = GLYPH_SIZE.height * LINES_APART;
  const [cos, sin] = [Math.cos(ANGLE) / scale, Math.sin(ANGLE) / scale];
  const inked = (x: number, y: number) => {
    const line = Math.floor(y / down);
    // Each line has another offset, so that cropping between two texts still leaves a part of the mark.
    return hasDot(Math.floor(remainder(x + (line * across) / 3, across)), Math.floor(y - line * down));
  };
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0, offset = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, offset += 4) {
      const [along, below] = [x * cos + y * sin, y * cos - x * sin];
      if (inked(along, below)) pixels[offset] = pixels[offset + 1] = pixels[offset + 2] = 255;
      else if (!inked(along - 0.7, below - 0.7)) continue;
      pixels[offset + 3] = OPACITY;
    }
  }
  return pixels;
}

/** Blends the mark into RGB pixels in place. */
export function markPixels(pixels: Buffer, mark: Buffer): void {
  for (let pixel = 0; pixel * 4 < mark.length; pixel += 1) {
    const opacity = (mark[pixel * 4 + 3] ?? 0) / 255;
    if (opacity === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      pixels[at] = Math.round((pixels[at] ?? 0) * (1 - opacity) + (mark[pixel * 4 + channel] ?? 0) * opacity);
    }
  }
}

const remainder = (value: number, by: number) => ((value % by) + by) % by;

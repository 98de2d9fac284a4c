import sharp from 'sharp';
import { dotsOf, LETTER } from './letters.ts';

/** Who looks, when, and by which case or grant. */
export interface Mark {
  username: string;
  at: Date;
  number: string;
}

interface Size {
  width: number;
  height: number;
}

function wordsOf({ username, at, number }: Mark): string {
  return `${username}  ${at.toISOString().slice(0, 19).replace('T', ' ')} UTC  ${number}`;
}

const ANGLE = -Math.PI / 7;
/** Between lines, in heights of a letter. */
const LINES_APART = 5;
const LETTERS_APART = 8;
const OPACITY = 105;

/** The words over and over across a picture of this size, light with a dark shadow, so that they show on anything; a PNG. */
export async function drawMark(mark: Mark, { width, height }: Size): Promise<Buffer> {
  const words = wordsOf(mark);
  const hasDot = dotsOf(words);
  const scale = Math.max(1, Math.round(Math.max(width, height) / 640));
  const across = (words.length + LETTERS_APART) * LETTER.width;
  const down = LETTER.height * LINES_APART;
  const [cos, sin] = [Math.cos(ANGLE) / scale, Math.sin(ANGLE) / scale];
  const inked = (x: number, y: number) => {
    const line = Math.floor(y / down);
    // Each line begins elsewhere: what is cut out between two words still has some.
    return hasDot(Math.floor(remainder(x + (line * across) / 3, across)), Math.floor(y - line * down));
  };
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0, place = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, place += 4) {
      const [along, below] = [x * cos + y * sin, y * cos - x * sin];
      if (inked(along, below)) pixels[place] = pixels[place + 1] = pixels[place + 2] = 255;
      else if (!inked(along - 0.7, below - 0.7)) continue;
      pixels[place + 3] = OPACITY;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

const remainder = (value: number, by: number) => ((value % by) + by) % by;

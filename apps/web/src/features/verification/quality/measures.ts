import type { Frame } from './frame.ts';

/** Pixels from this value on are overexposed. */
const BLOWN_OUT = 250;

/** The share of overexposed pixels, from 0 to 1: a lamp reflected in a document. */
export function glareOf({ luma }: Frame): number {
  let blown = 0;
  for (const light of luma) if (light >= BLOWN_OUT) blown += 1;
  return luma.length === 0 ? 0 : blown / luma.length;
}

/** From 0 (black) to 255. */
export function brightnessOf({ luma }: Frame): number {
  let sum = 0;
  for (const light of luma) sum += light;
  return luma.length === 0 ? 0 : sum / luma.length;
}

/** The variance of the Laplacian: high for edges, low for blur. */
export function sharpnessOf({ width, height, luma }: Frame): number {
  if (width < 3 || height < 3) return 0;
  let [sum, squares, count] = [0, 0, 0];
  const at = (index: number) => luma[index] ?? 0;
  for (let row = 1; row < height - 1; row += 1) {
    for (let index = row * width + 1; index < (row + 1) * width - 1; index += 1) {
      const edge = at(index - 1) + at(index + 1) + at(index - width) + at(index + width) - 4 * at(index);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  const mean = sum / count;
  return squares / count - mean * mean;
}

import { shrinkTo64, type Luma } from './pdq-shrink.ts';

/** A perceptual hash of 256 bits that copies share, and the amount of detail (0 to 100). */
export interface Pdq {
  hash: Buffer;
  quality: number;
}

const SIDE = 64;
const BITS = 16;
const LEAST_SIDE = 5;

/** The reference implementation first scales larger pictures to a square of this side, ignoring their aspect ratio. */
export const PDQ_SIDE = 512;

/** Meta's PDQ: https://github.com/facebook/ThreatExchange/tree/main/pdq, from the brightness of every pixel. */
export function pdq(picture: Luma): Pdq {
  if (picture.width < LEAST_SIDE || picture.height < LEAST_SIDE) return { hash: Buffer.alloc(32), quality: 0 };
  const small = shrinkTo64(picture);
  return { hash: bitsOf(cosines(small)), quality: qualityOf(small) };
}

export function lumaOf(rgb: Uint8Array, width: number, height: number): Luma {
  const values = new Float32Array(width * height);
  for (let pixel = 0; pixel < values.length; pixel += 1) {
    const at = pixel * 3;
    values[pixel] = 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0);
  }
  return { values, width, height };
}

/** How many of the 256 bits differ. */
export function distance(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) {
    for (let bits = (one[at] ?? 0) ^ (other[at] ?? 0); bits > 0; bits &= bits - 1) count += 1;
  }
  return count;
}

// Rows of the discrete cosine transform, frequencies 1 to 16; frequency 0 is the mean brightness, which is not distinctive.
const transform = Float64Array.from({ length: BITS * SIDE }, (_, at) => {
  const [frequency, sample] = [Math.floor(at / SIDE) + 1, at % SIDE];
  return Math.sqrt(2 / SIDE) * Math.cos((Math.PI / 2 / SIDE) * frequency * (2 * sample + 1));
});

function cosines(small: Float32Array): Float64Array {
  const half = new Float64Array(BITS * SIDE);
  for (let row = 0; row < BITS; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      let sum = 0;
      for (let k = 0; k < SIDE; k += 1) sum += (transform[row * SIDE + k] ?? 0) * (small[k * SIDE + column] ?? 0);
      half[row * SIDE + column] = sum;
    }
  }
  return Float64Array.from({ length: BITS * BITS }, (_, at) => {
    const [row, column] = [Math.floor(at / BITS), at % BITS];
    let sum = 0;
    for (let k = 0; k < SIDE; k += 1) sum += (half[row * SIDE + k] ?? 0) * (transform[column * SIDE + k] ?? 0);
    return sum;
  });
}

/** Sets a bit for each frequency above the median; bit 0 is the last of the last byte. */
function bitsOf(frequencies: Float64Array): Buffer {
  const median = frequencies.toSorted()[frequencies.length / 2 - 1] ?? 0;
  const hash = Buffer.alloc(32);
  frequencies.forEach((value, bit) => {
    const byte = 31 - (bit >> 3);
    if (value > median) hash[byte] = (hash[byte] ?? 0) | (1 << (bit & 7));
  });
  return hash;
}

/** Counts brightness steps of more than one percent between neighbours. */
function qualityOf(small: Float32Array): number {
  const step = (one: number, other: number) => Math.abs(Math.trunc((((small[one] ?? 0) - (small[other] ?? 0)) * 100) / 255));
  let steps = 0;
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const at = row * SIDE + column;
      if (row + 1 < SIDE) steps += step(at, at + SIDE);
      if (column + 1 < SIDE) steps += step(at, at + 1);
    }
  }
  return Math.min(100, Math.trunc(steps / 90));
}

import { within } from '../geometry.ts';
import type { Size } from '../../platform/decoder/protocol.ts';

/** File names in the folder of every rendition. */
export const PLAYLIST = 'index.m3u8';
export const INIT = 'init.mp4';

interface Rung {
  name: string;
  long: number;
  short: number;
  /** Constant quality, up to this bit rate in kbit/s. */
  quality: number;
  mostKilobits: number;
}

/** One quality of a video. */
export type Rendition = Size & Pick<Rung, 'name' | 'quality' | 'mostKilobits'>;

const smaller: Rung = { name: '480', long: 854, short: 480, quality: 25, mostKilobits: 1400 };
const larger: Rung = { name: '720', long: 1280, short: 720, quality: 24, mostKilobits: 2800 };

/** Both renditions always exist. A video is never enlarged, and an upright one is measured upright. */
export function renditionsOf(size: Size): { smaller: Rendition; larger: Rendition } {
  return { smaller: fit(smaller, size), larger: fit(larger, size) };
}

function fit({ name, long, short, quality, mostKilobits }: Rung, size: Size): Rendition {
  const box = size.width >= size.height ? { width: long, height: short } : { width: short, height: long };
  const { width, height } = within(size, box);
  return { name, quality, mostKilobits, width: even(width), height: even(height) };
}

/** H.264 subsamples colour in blocks of two by two pixels, so sizes must be even. */
const even = (length: number): number => Math.max(2, length - (length % 2));

import sharp from 'sharp';
import type { Size } from '../../platform/decoder/protocol.ts';
import { within } from '../geometry.ts';

interface DecodeInput {
  file: string;
  /** Where it says itself which side is up; a picture that was converted stands upright already. */
  orients: boolean;
  mostPixels: number;
  box: Size;
}

/** The first frame of a picture as pixels. One that ends early or breaks off is rejected; odd but whole ones are not. */
export async function decode({ file, orients, mostPixels, box }: DecodeInput): Promise<{ original: Size; pixels: Buffer; size: Size }> {
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'] });
  const opened = sharp(file, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error', autoOrient: orients });
  const { width, height, autoOrient } = await opened.metadata();
  const original = orients ? autoOrient : { width, height };
  if (original.width * original.height > mostPixels) throw new Error('the picture exceeds pixel limit');
  const size = within(original, box);
  // Whoever looks sees the same on every background, staff and members; sRGB, without its profile.
  const { data, info } = await opened
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(size.width, size.height, { fit: 'fill' })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { original: { width: original.width, height: original.height }, size, pixels: threeChannels(data, info.channels) };
}

/** Grey pictures may stay grey: then each pixel is one byte. */
function threeChannels(data: Buffer, channels: number): Buffer {
  if (channels === 3) return data;
  const rgb = Buffer.alloc((data.length / channels) * 3);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = data[Math.floor(at / 3) * channels] ?? 0;
  return rgb;
}

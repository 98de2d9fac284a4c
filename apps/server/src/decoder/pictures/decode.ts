import sharp from 'sharp';
import type { Size } from '../../platform/decoder/protocol.ts';
import { within } from '../geometry.ts';

interface DecodeInput {
  file: string;
  /** Whether EXIF orientation applies; a converted picture is already upright. */
  orients: boolean;
  mostPixels: number;
  box: Size;
}

/** Decodes the first frame of a picture to pixels. Truncated pictures are rejected; unusual but complete ones are not. */
export async function decode({ file, orients, mostPixels, box }: DecodeInput): Promise<{ original: Size; pixels: Buffer; size: Size }> {
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'] });
  const opened = sharp(file, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error', autoOrient: orients });
  const { width, height, autoOrient } = await opened.metadata();
  const original = orients ? autoOrient : { width, height };
  if (original.width * original.height > mostPixels) throw new Error('the picture exceeds pixel limit');
  const size = within(original, box);
  // Removes transparency, so that staff and members see the same on every background; converts to sRGB without a profile.
  const { data, info } = await opened
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(size.width, size.height, { fit: 'fill' })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { original: { width: original.width, height: original.height }, size, pixels: threeChannels(data, info.channels) };
}

/** Grey pictures may have one channel: then each pixel is one byte. */
function threeChannels(data: Buffer, channels: number): Buffer {
  if (channels === 3) return data;
  const rgb = Buffer.alloc((data.length / channels) * 3);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = data[Math.floor(at / 3) * channels] ?? 0;
  return rgb;
}

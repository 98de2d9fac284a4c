import { mediaLimits } from '@subrosa/rules/media/limits';
import sharp, { type Sharp } from 'sharp';
import { lumaOf, pdq, PDQ_SIDE } from '../pdq.ts';
import type { Answers, Picture } from './messages.ts';

/** The first frame of a picture, upright. A picture that ends early or breaks off is refused; odd but whole ones are not. */
export function open({ path, orients }: Picture): Sharp {
  return sharp(path, { limitInputPixels: mediaLimits.pixels, sequentialRead: true, failOn: 'error', autoOrient: orients });
}

/** Whoever looks sees the same on every background, staff and members; sRGB, without its profile. */
export function plain(picture: Sharp): Sharp {
  return picture.flatten({ background: '#ffffff' }).toColourspace('srgb');
}

export async function inspect(picture: Picture): Promise<Answers['inspect']> {
  const { width, height, autoOrient } = await open(picture).metadata();
  const size = picture.orients ? autoOrient : { width, height };
  if (size.width * size.height > mediaLimits.pixels) throw new Error('the picture exceeds pixel limit');
  return { width: size.width, height: size.height };
}

export async function fingerprint(picture: Picture): Promise<Answers['fingerprint']> {
  const { width, height } = await inspect(picture);
  const opened = plain(open(picture));
  const small = width > PDQ_SIDE || height > PDQ_SIDE ? opened.resize(PDQ_SIDE, PDQ_SIDE, { fit: 'fill' }) : opened;
  const { data, info } = await small.removeAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { hash, quality } = pdq(lumaOf(threeChannels(data, info.channels), info.width, info.height));
  return { pdq: hash.toString('hex'), quality };
}

/** Grey pictures may stay grey: then each pixel is one byte. */
function threeChannels(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data;
  const rgb = new Uint8Array((data.length / channels) * 3);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = data[Math.floor(at / 3) * channels] ?? 0;
  return rgb;
}

import sharp from 'sharp';
import { open, plain } from './inspect.ts';
import type { Answers, Question } from './messages.ts';

const QUALITY = 88;

/** Lays something over a picture, for good: only pixels leave. */
export async function mark({ picture, size, overlay, to }: Extract<Question, { ask: 'mark' }>): Promise<Answers['mark']> {
  const { data, info } = await plain(open(picture))
    .resize(size.width, size.height, { fit: 'fill' })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  await sharp(data, { raw: { width, height, channels } })
    .composite([{ input: overlay }])
    .jpeg({ quality: QUALITY })
    .toFile(to);
  return {};
}

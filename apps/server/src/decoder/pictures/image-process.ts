/**
 * A process that converts one picture to pixels, or pixels to files, and exits. It is confined and started anew for every picture:
 *
 *   image-process.ts decode FILE UPRIGHT MOST_PIXELS WIDTH HEIGHT    writes a line of JSON and the pixels
 *   image-process.ts encode FILE WIDTH HEIGHT FOLDER OUTPUTS         writes the files into the folder, and a line of JSON
 *
 * The process that encodes never has access to the original file.
 */
import { once } from 'node:events';
import sharp from 'sharp';
import { decode } from './decode.ts';
import { encode } from './encode.ts';

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });

async function write(chunk: string | Buffer): Promise<void> {
  if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
}

const [job, file = '', ...rest] = process.argv.slice(2);

try {
  if (job === 'decode') {
    const [upright, mostPixels, width, height] = rest.map(Number);
    const { pixels, ...found } = await decode({
      file,
      orients: upright === 0,
      mostPixels: mostPixels ?? 0,
      box: { width: width ?? 0, height: height ?? 0 },
    });
    await write(`${JSON.stringify(found)}\n`);
    await write(pixels);
  } else {
    const [width, height, folder, outputs] = rest;
    const made = await encode({
      file,
      size: { width: Number(width), height: Number(height) },
      folder: folder ?? '',
      outputs: JSON.parse(outputs ?? '[]') as Parameters<typeof encode>[0]['outputs'],
    });
    await write(`${JSON.stringify(made)}\n`);
  }
} catch (error) {
  const detail = String(error).slice(0, 200);
  await write(`${JSON.stringify({ rejected: detail.includes('exceeds pixel limit') ? 'too_many_pixels' : 'unreadable', detail })}\n`);
}

import type { FrameHash } from '../../store/processing.ts';
import { lumaOf, pdq, PDQ_SIDE } from '../pdq.ts';
import { Refused } from '../refused.ts';
import { runTool } from '../run-tool.ts';
import type { Format } from '../sniff.ts';
import { decoding, limitsFor, options, quietly } from './ffmpeg.ts';
import { probe } from './probe.ts';

const MOST_FRAMES = 30;
const SECONDS_APART = 10;

/** What a video looks like every ten seconds, or thirty times in all. Every frame is decoded: keyframes alone can be chosen to lie. */
export async function hashFrames(path: string, format: Format): Promise<FrameHash[]> {
  const { reader, picture, size, seconds } = await probe(path, format);
  const [width, height] = size.width > PDQ_SIDE || size.height > PDQ_SIDE ? [PDQ_SIDE, PDQ_SIDE] : [size.width, size.height];
  const apart = Math.max(SECONDS_APART, seconds / MOST_FRAMES);
  const hashes: FrameHash[] = [];
  const take = inPieces(width * height * 3, (rgb) => {
    const { hash, quality } = pdq(lumaOf(rgb, width, height));
    hashes.push({ frame: hashes.length, pdq: hash, quality });
  });
  const filter = `select=isnan(prev_selected_t)+gte(t-prev_selected_t\\,${apart}),scale=${width}:${height}:flags=area,format=rgb24`;
  const input = [...quietly, ...options('-threads 1 -skip_loop_filter all'), ...decoding(reader), '-i', path];
  const output = options(`-map 0:${picture} -vf ${filter} -vsync passthrough -frames:v ${MOST_FRAMES} -f rawvideo pipe:1`);
  await runTool({ command: 'ffmpeg', args: [...input, ...output], limits: limitsFor(seconds), onOutput: take });
  if (hashes.length === 0) throw new Refused('unreadable', 'a video without frames');
  return hashes;
}

/** Puts what comes in any sizes together to pieces of this one. */
function inPieces(bytes: number, take: (piece: Buffer) => void): (chunk: Buffer) => void {
  const piece = Buffer.alloc(bytes);
  let filled = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      const copied = chunk.copy(piece, filled, at);
      at += copied;
      filled += copied;
      if (filled === bytes) {
        take(piece);
        filled = 0;
      }
    }
  };
}

import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { INIT, PLAYLIST, type Rendition } from './renditions.ts';

/** The master playlist: the renditions with the attributes by which a player chooses. */
export async function masterPlaylist(renditions: readonly Rendition[], folder: string, sounds: boolean): Promise<string> {
  const lines: string[] = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const { name, width, height } of renditions) {
    const codecs = [await pictureCodecOf(join(folder, name, INIT)), ...(sounds ? ['mp4a.40.2'] : [])];
    const { most, mean } = await bitsASecond(join(folder, name));
    const traits = [`BANDWIDTH=${most}`, `AVERAGE-BANDWIDTH=${mean}`, `RESOLUTION=${width}x${height}`, `CODECS="${codecs.join(',')}"`];
    lines.push(`#EXT-X-STREAM-INF:${traits.join(',')}`, `${name}/${PLAYLIST}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Reads profile and level from the `avcC` box, after its version. */
async function pictureCodecOf(init: string): Promise<string> {
  const bytes = await readFile(init);
  const at = bytes.indexOf('avcC') + 5;
  return `avc1.${bytes.toString('hex', at, at + 3)}`;
}

async function bitsASecond(folder: string): Promise<{ most: number; mean: number }> {
  const playlist = await readFile(join(folder, PLAYLIST), 'utf8');
  const seconds = Array.from(playlist.matchAll(/#EXTINF:([\d.]+)/g), ([, length]) => Math.max(0.01, Number(length)));
  const segments = (await readdir(folder)).filter((file) => file.endsWith('.m4s')).toSorted();
  const bits = await Promise.all(segments.map(async (file) => 8 * (await stat(join(folder, file))).size));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const rates = bits.map((size, at) => size / (seconds[at] ?? 1));
  return { most: Math.ceil(Math.max(...rates)), mean: Math.ceil(sum(bits) / sum(seconds)) };
}

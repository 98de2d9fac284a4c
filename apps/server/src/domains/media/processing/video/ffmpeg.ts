import { mediaLimits } from '@subrosa/rules/media/limits';
import type { Limits } from '../confined.ts';
import type { Format } from '../sniff.ts';

/** The reader is named, never guessed: a playlist or script that poses as a video is not even tried as one. */
export const readerOf = (format: Format): string => (format === 'webm' ? 'matroska' : 'mov');

const pictureCodecs = ['h264', 'hevc', 'vp8', 'vp9', 'libdav1d', 'mpeg4', 'h263', 'mjpeg'];
const soundCodecs = ['aac', 'mp3', 'mp3float', 'opus', 'vorbis', 'alac', 'ac3', 'eac3', 'amrnb', 'pcm_s16le', 'pcm_s16be'];

/** By the names that ffprobe uses: other sound is left out. */
export const knownPictures: readonly string[] = [...pictureCodecs, 'av1'];
export const knownSounds: readonly string[] = [...soundCodecs, 'amr_nb'];

/** Options as one would type them. Paths are given beside: they may hold spaces. */
export const options = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

export const quietly = options('-hide_banner -nostdin -v error');

/** How every foreign file is opened: a local one, as this format, which may not lead to others. */
export const localOnly = (reader: string): string[] => options(`-protocol_whitelist file -f ${reader}`);

/** The same to decode it, with the decoders that are needed and no others. */
export function decoding(reader: string): string[] {
  const decoders = [...pictureCodecs, ...soundCodecs].join(',');
  return [...options(`-codec_whitelist ${decoders} -max_pixels ${mediaLimits.pixels}`), ...localOnly(reader)];
}

/** Enough for one frame, or for a look at the headers. */
export const shortLimits: Limits = { cpuSeconds: 60, memoryMegabytes: 345, addressMegabytes: 1000, fileMegabytes: 256, deadlineMs: 60_000 };

/** For work that takes longer the longer the video is. Measured: a minute takes about a minute of CPU. */
export function limitsFor(seconds: number): Limits {
  return { ...shortLimits, cpuSeconds: 120 + 8 * seconds, deadlineMs: 1000 * (300 + 10 * seconds), niceness: 10 };
}

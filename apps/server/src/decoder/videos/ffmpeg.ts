import { mediaLimits } from '@subrosa/rules/media/limits';
import type { Limits } from '../confinement/confine.ts';
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

/** How a file is opened: a local one, as this format, which may not lead to others. */
export const localOnly = (reader: string): string[] => options(`-protocol_whitelist file -f ${reader}`);

/** The same for a foreign one, with the decoders that are needed and no others. */
export function decoding(reader: string): string[] {
  const decoders = [...pictureCodecs, ...soundCodecs].join(',');
  return [...options(`-codec_whitelist ${decoders} -max_pixels ${mediaLimits.pixels}`), ...localOnly(reader)];
}

/** Bytes of a stream that have no format: nothing in them is read as anything but samples. */
export const rawInput = (format: string): string[] => options(`-protocol_whitelist pipe ${format} -i pipe:0`);

/** Nothing of a file but picture and sound: no metadata, no captions, no words of the encoder. */
export const bare = options('-map_metadata -1 -map_chapters -1 -dn -sn -flags:v +bitexact -flags:a +bitexact -fflags +bitexact');

/** Enough for one frame, or for a look at the headers. */
export const shortLimits: Limits = { cpuSeconds: 60, memoryMegabytes: 345, virtualMegabytes: 1000, fileMegabytes: 256, deadlineMs: 60_000 };

/** As long as a video may be, and a little: what goes on for longer is cut. */
export const MOST_SECONDS = mediaLimits.videoSeconds + 1;

/** For work that takes longer the longer the video is, or says that it is. Measured: a minute takes about a minute of CPU. */
export function limitsFor(duration: number): Limits {
  const seconds = Math.min(duration, MOST_SECONDS);
  return { ...shortLimits, cpuSeconds: 120 + 8 * seconds, deadlineMs: 1000 * (300 + 10 * seconds), niceness: 10 };
}

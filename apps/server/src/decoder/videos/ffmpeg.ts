import { mediaLimits } from '@subrosa/rules/media/limits';
import type { Limits } from '../confinement/confine.ts';
import type { Format } from '../sniff.ts';

/** The demuxer is always named and never guessed, so that a playlist or script disguised as a video is not parsed as one. */
export const readerOf = (format: Format): string => (format === 'webm' ? 'matroska' : 'mov');

const pictureCodecs = ['h264', 'hevc', 'vp8', 'vp9', 'libdav1d', 'mpeg4', 'h263', 'mjpeg'];
const soundCodecs = ['aac', 'mp3', 'mp3float', 'opus', 'vorbis', 'alac', 'ac3', 'eac3', 'amrnb', 'pcm_s16le', 'pcm_s16be'];

/** Names in ffprobe; other audio is dropped. */
export const knownPictures: readonly string[] = [...pictureCodecs, 'av1'];
export const knownSounds: readonly string[] = [...soundCodecs, 'amr_nb'];

/** Splits options at spaces. Paths are passed separately, because they may contain spaces. */
export const options = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

export const quietly = options('-hide_banner -nostdin -v error');

/** Opens a local file in this format, which may not refer to other files. */
export const localOnly = (reader: string): string[] => options(`-protocol_whitelist file -f ${reader}`);

/** The same for an untrusted file, with only the required decoders. */
export function decoding(reader: string): string[] {
  const decoders = [...pictureCodecs, ...soundCodecs].join(',');
  return [...options(`-codec_whitelist ${decoders} -max_pixels ${mediaLimits.pixels}`), ...localOnly(reader)];
}

/** Raw samples without a format, so that nothing in them is parsed. */
export const rawInput = (format: string): string[] => options(`-protocol_whitelist pipe ${format} -i pipe:0`);

/** Copies only video and audio: no metadata, no captions, no encoder signature. */
export const bare = options('-map_metadata -1 -map_chapters -1 -dn -sn -flags:v +bitexact -flags:a +bitexact -fflags +bitexact');

/** Sufficient for one frame, or to read the headers. */
export const shortLimits: Limits = { cpuSeconds: 60, memoryMegabytes: 345, virtualMegabytes: 1000, fileMegabytes: 256, deadlineMs: 60_000 };

/** The maximum duration of a video with a margin; anything longer is cut. */
export const MOST_SECONDS = mediaLimits.videoSeconds + 1;

/**
 * Limits for work that scales with the duration that the video claims. Measured: a minute of video takes about a minute of
 * CPU.
 */
export function limitsFor(duration: number): Limits {
  const seconds = Math.min(duration, MOST_SECONDS);
  return { ...shortLimits, cpuSeconds: 120 + 8 * seconds, deadlineMs: 1000 * (300 + 10 * seconds), niceness: 10 };
}

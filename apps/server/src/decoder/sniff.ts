import { open } from 'node:fs/promises';
import type { MediaKind } from '@subrosa/rules/media/limits';
import { FileRejectedError } from '../platform/decoder/decoder.ts';

const FIRST_BYTES = 4096;

export type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'mp4' | 'webm';

const kindOfFormat: Readonly<Record<Format, MediaKind>> = {
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  avif: 'image',
  heic: 'image',
  mp4: 'video',
  webm: 'video',
};

/** Returns the actual format of the file; throws when it is not of this kind. */
export async function formatOf(path: string, kind: MediaKind): Promise<Format> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    const format = sniff(buffer.subarray(0, bytesRead));
    if (!format || kindOfFormat[format] !== kind) throw new FileRejectedError('type', format ?? 'unknown');
    return format;
  } finally {
    await file.close();
  }
}

/** Detects the format by the first bytes, because names and declared types are untrusted. Null for unsupported formats. */
export function sniff(start: Buffer): Format | null {
  if (has(start, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (has(start, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (/^GIF8[79]a$/.test(start.toString('latin1', 0, 6))) return 'gif';
  if (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (start.toString('latin1', 4, 8) === 'ftyp') return formatOfBrands(brandsIn(start));
  if (has(start, 0, [0x1a, 0x45, 0xdf, 0xa3])) return isWebm(start) ? 'webm' : null;
  return null;
}

const has = (start: Buffer, at: number, bytes: readonly number[]): boolean => bytes.every((byte, offset) => start[at + offset] === byte);

/** Returns the major brand and the compatible ones; between them is a version. */
function brandsIn(start: Buffer): string[] {
  const end = Math.min(start.readUInt32BE(0), start.length);
  const offsets = Array.from({ length: Math.max(0, Math.floor((end - 8) / 4)) }, (_, at) => 8 + at * 4);
  return offsets.filter((at) => at !== 12).map((at) => start.toString('latin1', at, at + 4));
}

const avifBrands: readonly string[] = ['avif', 'avis'];
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];
// QuickTime and MP4 are one family, which ffmpeg reads with one demuxer.
const videoBrand = /^(qt {2}|iso[2-9m]|mp4[12]|avc1|hvc1|av01|M4V.|MSNV|dash|XAVC|3g[gp2].)$/;

function formatOfBrands([major = '', ...others]: readonly string[]): Format | null {
  if (avifBrands.includes(major)) return 'avif';
  // `mif1` only marks a picture; the other brands name the codec.
  if (heicBrands.includes(major)) return others.some((brand) => avifBrands.includes(brand)) ? 'avif' : 'heic';
  return videoBrand.test(major) ? 'mp4' : null;
}

/** Matroska starts with the same bytes; element 4282, the document type, distinguishes them. */
function isWebm(start: Buffer): boolean {
  const at = start.indexOf(Buffer.from([0x42, 0x82]));
  return at > 0 && at < 64 && start.toString('latin1', at + 3, at + 7) === 'webm' && start[at + 2] === 0x84;
}

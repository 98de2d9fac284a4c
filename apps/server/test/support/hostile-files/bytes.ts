import { crc32, deflateSync } from 'node:zlib';
import { PLANTED } from './file.ts';

/** Returns pseudo-random bytes that are the same for the same seed. */
export function noise(length: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

// ---------------------------------------------------------------- PNG

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

interface Png {
  width: number;
  height: number;
  /** The bit depth of the grey image. */
  depth?: number;
  data?: Buffer;
  extra?: readonly Buffer[];
}

/** Builds a grey PNG whose parts may contradict each other. */
export function aRawPng({ width, height, depth = 8, data, extra = [] }: Png): Buffer {
  const rows = data ?? deflateSync(Buffer.alloc((1 + Math.ceil((width * depth) / 8)) * height), { level: 9 });
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, 0, 0, 0, 0])]);
  return Buffer.concat([SIGNATURE, pngChunk('IHDR', header), ...extra, pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

/** Inserts chunks after the header of a valid PNG. */
export function withPngChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const at = SIGNATURE.length + 25;
  return Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)]);
}

// ---------------------------------------------------------------- JPEG

/** Inserts a segment after the start of a JPEG: 0xfe is a comment, 0xe1 EXIF or XMP. */
export function withJpegSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Changes the size in the frame header only. */
export function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2].map((marker) => changed.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0) ?? 0;
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

// ---------------------------------------------------------------- ISO media

export function box(type: string, ...content: Buffer[]): Buffer {
  const size = content.reduce((sum, { length }) => sum + length, 8);
  return Buffer.concat([uint32(size), Buffer.from(type, 'latin1'), ...content]);
}

// ---------------------------------------------------------------- zip

/** Builds a zip with one file, deflated or stored. */
export function aZip(name: string, content: Buffer, { deflated = true } = {}): Buffer {
  const packed = deflated ? deflateSync(content, { level: 9 }).subarray(2, -4) : content;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(deflated ? 8 : 0, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), common, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

export const aPlantedZip = (): Buffer => aZip('planted.html', Buffer.from(PLANTED), { deflated: false });

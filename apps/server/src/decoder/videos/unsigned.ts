import { readFile, writeFile } from 'node:fs/promises';

const BOX_HEAD = 8;
const COMPRESSOR = { at: 46, length: 32 } as const;

/** The muxer writes its name and version into the header of a rendition, and cannot be told not to: they are blanked in place. */
export async function removeSignature(init: string): Promise<void> {
  const bytes = await readFile(init);
  const userData = bytes.indexOf('udta');
  if (userData > 0) {
    const size = bytes.readUInt32BE(userData - 4);
    bytes.write('free', userData, 'latin1');
    bytes.fill(0, userData + 4, userData - 4 + Math.max(BOX_HEAD, size));
  }
  const entry = bytes.indexOf('avc1', bytes.indexOf('stsd'));
  if (entry > 0) bytes.fill(0, entry + COMPRESSOR.at, entry + COMPRESSOR.at + COMPRESSOR.length);
  await writeFile(init, bytes);
}

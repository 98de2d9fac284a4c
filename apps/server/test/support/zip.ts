import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const END_LENGTH = 22;
const DEFLATED = 8;

/** Returns the files of a zip without a comment, by name. */
export function unzip(zip: Buffer): Record<string, string> {
  const end = zip.length - END_LENGTH;
  if (zip.readUInt32LE(end) !== DIRECTORY_END) throw new Error('this is not a zip');
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('the directory of the zip is broken');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files[name] = (zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(content) : content).toString();
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

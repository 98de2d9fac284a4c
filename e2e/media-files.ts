import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { mediaLimits } from '@subrosa/rules/media/limits';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** An abstract picture: bands of colour by seed. */
function png(width: number, height: number, seed: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (1 + width * 3) + 1 + x * 3;
      rows.set([(x * 3 + seed * 53) % 256, (y * 2 + seed * 97) % 256, ((x + y) * seed + 90) % 256], at);
    }
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

/** Files that a test uploads, in a temporary folder. */
export function aFolderOfMedia() {
  const folder = mkdtempSync(join(tmpdir(), 'subrosa-media-'));
  const at = (name: string) => join(folder, name);
  let seed = Date.now() % 1000;

  return {
    aPicture(name: string, { width = 640, height = 800 } = {}): string {
      writeFileSync(at(name), png(width, height, (seed += 1)));
      return at(name);
    },

    /** With a location and a text in Exif data and XMP; the extension decides the format. */
    aPhotoWithLocation(name: string, text: string): string {
      const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=640x480', '-frames:v', '1', '-pix_fmt', 'yuvj420p'];
      const gpsTags = [
        '-GPSLatitude=49.28',
        '-GPSLatitudeRef=N',
        '-GPSLongitude=123.12',
        '-GPSLongitudeRef=W',
        `-GPSAreaInformation=${text}`,
      ];
      run('ffmpeg', '-y', '-loglevel', 'error', ...picture, ...(name.endsWith('.avif') ? ['-still-picture', '1'] : []), at(name));
      run('exiftool', '-q', '-overwrite_original', ...gpsTags, `-Make=${text}`, `-XMP:Creator=${text}`, at(name));
      return at(name);
    },

    /** A playable video, padded to `bytes` with space that no player reads. */
    aVideo(name: string, bytes?: number, seconds = 2): string {
      const source = `testsrc2=duration=${seconds}:size=320x240:rate=25`;
      run('ffmpeg', '-y', '-loglevel', 'error', '-f', 'lavfi', '-i', source, '-pix_fmt', 'yuv420p', at(name));
      if (bytes !== undefined) pad(at(name), bytes);
      return at(name);
    },

    /** One byte more than allowed; a sparse file. */
    aTooLargeVideo(name: string): string {
      writeFileSync(at(name), '');
      truncateSync(at(name), mediaLimits.bytes + 1);
      return at(name);
    },

    aDocument(name: string): string {
      writeFileSync(at(name), '%PDF-1.7\n');
      return at(name);
    },

    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function run(command: string, ...args: string[]): void {
  const created = spawnSync(command, args, { timeout: 60_000 });
  if (created.status !== 0) throw new Error(`${command}: ${created.stderr?.toString() || created.error?.message}`);
}

/** Pads an MP4 to any size by a `free` box at its end. */
function pad(path: string, bytes: number): void {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(bytes - statSync(path).size, 0);
  header.write('free', 4, 'latin1');
  appendFileSync(path, header);
  truncateSync(path, bytes);
}

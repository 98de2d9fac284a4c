import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeMetadata } from './remove-metadata.ts';

const MARKER = 'BY-THE-HARBOUR';
const folder = mkdtempSync(join(tmpdir(), 'subrosa-metadata-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', timeout: 30_000, maxBuffer: 16 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] });
const createMedia = (name: string, ...args: string[]) =>
  run('ffmpeg', '-y', '-f', 'lavfi', '-i', 'testsrc2=size=64x48:rate=5:duration=1', ...args, at(name));

/** Writes a location, a name and texts in all metadata formats that the file supports. */
const mark = (name: string, ...more: string[]) =>
  run(
    'exiftool',
    '-m',
    '-overwrite_original',
    '-GPSLatitude=49 16 48',
    '-GPSLatitudeRef=N',
    '-GPSLongitude=123 7 12',
    '-GPSLongitudeRef=W',
    `-GPSAreaInformation=${MARKER}`,
    `-Make=${MARKER}`,
    `-XMP:Creator=${MARKER}`,
    `-XMP:GPSLatitude=49.28`,
    `-Comment=${MARKER}`,
    ...more,
    at(name),
  );

/** The metadata tags of a file, by tag group. */
function tagsOf(name: string): Record<string, unknown> {
  const [tags] = JSON.parse(run('exiftool', '-j', '-G1', '-a', '-ee', '-n', at(name))) as [Record<string, unknown>];
  return Object.fromEntries(Object.entries(tags).filter(([tag]) => !/^(SourceFile|ExifTool|System|File|Composite)/.test(tag)));
}
const textsOf = (name: string) =>
  Object.keys(tagsOf(name)).filter((tag) => /GPS|XMP|IFD|Exif|Comment|Location|UserData|Keys|ItemList/i.test(tag));

/** A hash of each frame, computed by an independent decoder. */
const framesOf = (name: string) => run('ffmpeg', '-i', at(name), '-map', '0:v', '-f', 'framemd5', '-');

async function cleaned(name: string, type = ''): Promise<string> {
  const result = await removeMetadata(new File([readFileSync(at(name))], name, { type }));
  expect(result).toMatchObject({ name, type });
  const to = `cleaned-${name}`;
  writeFileSync(at(to), new Uint8Array(await result.arrayBuffer()));
  return to;
}

/** Removes the metadata and asserts that no marker is left. */
async function cleanedOfAll(name: string): Promise<string> {
  expect(readFileSync(at(name)).includes(MARKER)).toBe(true);
  const to = await cleaned(name);
  expect(readFileSync(at(to)).includes(MARKER)).toBe(false);
  return to;
}

const ORIENTATION = { 'IFD0:Orientation': 6 };

describe('removeMetadata, JPEG', () => {
  const PROGRESSIVE =
    '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wgARCAAQABADASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAf/EABQBAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhADEAAAARE//8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABBQIf/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwF//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF//8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQAGPwIf/8QAGBAAAgMAAAAAAAAAAAAAAAAAABEQQZH/2gAIAQEAAT8hewiz/9oADAMBAAIAAwAAABCz/8QAFhEAAwAAAAAAAAAAAAAAAAAAAAER/9oACAEDAQE/EHD/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EH//xAAcEAADAAMAAwAAAAAAAAAAAAABESEAMWFBgaH/2gAIAQEAAT8QJ2z37lImzDNefWNQxxKZoIEQiWs//9k=';

  it.each(['II', 'MM'])('keeps the orientation and no other Exif data in byte order %s', async (order) => {
    const name = `${order}.jpg`;
    createMedia(name, '-frames:v', '1');
    mark(name, '-Orientation#=6', `-ExifByteOrder=${order}`, `-IPTC:City=${MARKER}`);
    const to = await cleanedOfAll(name);
    expect(Object.keys(tagsOf(to)).filter((tag) => tag.startsWith('GPS') || tag.startsWith('XMP') || tag.startsWith('IPTC'))).toEqual([]);
    expect(tagsOf(to)).toMatchObject(ORIENTATION);
    expect(textsOf(to)).toEqual(['IFD0:Orientation']);
    expect(framesOf(to)).toBe(framesOf(name));
  });

  it('writes no Exif data when the picture is upright', async () => {
    createMedia('upright.jpg', '-frames:v', '1');
    mark('upright.jpg', '-Orientation#=1');
    expect(textsOf(await cleanedOfAll('upright.jpg'))).toEqual([]);
  });

  it('keeps every scan of a progressive picture', async () => {
    writeFileSync(at('progressive.jpg'), Buffer.from(PROGRESSIVE, 'base64'));
    const before = framesOf('progressive.jpg');
    mark('progressive.jpg');
    const to = await cleanedOfAll('progressive.jpg');
    expect(textsOf(to)).toEqual([]);
    expect(framesOf(to)).toBe(before);
    expect(readFileSync(at(to)).equals(Buffer.from(PROGRESSIVE, 'base64'))).toBe(true);
  });

  it('keeps restart markers within a scan and removes a comment between two scans', async () => {
    createMedia('restarts.jpg', '-frames:v', '1');
    const bytes = readFileSync(at('restarts.jpg'));
    // Bytes that a decoder skips do not change a decoded picture: RST0 directly before the end, then a comment.
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, MARKER.length + 2]), Buffer.from(MARKER)]);
    const restart = Buffer.from([0xff, 0xd0]);
    writeFileSync(at('restarts.jpg'), Buffer.concat([bytes.subarray(0, -2), restart, comment, bytes.subarray(-2)]));
    const to = await cleanedOfAll('restarts.jpg');
    expect(readFileSync(at(to)).subarray(-4)).toEqual(Buffer.concat([restart, bytes.subarray(-2)]));
    expect(framesOf(to)).toBe(framesOf('restarts.jpg'));
  });

  it('removes a video after the picture, and a thumbnail within JFIF', async () => {
    createMedia('motion.jpg', '-frames:v', '1');
    const plain = readFileSync(at('motion.jpg'));
    expect(plain.subarray(6, 10).toString()).toBe('JFIF');
    const thumbnail = Buffer.from(MARKER.slice(0, 12));
    const header = Buffer.concat([plain.subarray(0, 18), Buffer.from([2, 2]), thumbnail]);
    header.writeUInt16BE(16 + thumbnail.length, 4);
    writeFileSync(at('motion.jpg'), Buffer.concat([header, plain.subarray(20), Buffer.from(`....ftypmp42${MARKER}`)]));
    const to = await cleanedOfAll('motion.jpg');
    expect(readFileSync(at(to)).includes(thumbnail)).toBe(false);
    expect(framesOf(to)).toBe(framesOf('motion.jpg'));
  });

  it('keeps a colour profile', async () => {
    createMedia('profile.jpg', '-frames:v', '1');
    const plain = readFileSync(at('profile.jpg'));
    const payload = Buffer.from(`ICC_PROFILE\0\x01\x01${'p'.repeat(300)}`, 'latin1');
    const segment = Buffer.concat([Buffer.from([0xff, 0xe2, (payload.length + 2) >> 8, (payload.length + 2) & 0xff]), payload]);
    writeFileSync(at('profile.jpg'), Buffer.concat([plain.subarray(0, 20), segment, plain.subarray(20)]));
    mark('profile.jpg');
    expect(readFileSync(at(await cleanedOfAll('profile.jpg'))).includes(segment)).toBe(true);
  });

  it('cleans a truncated picture', async () => {
    createMedia('whole.jpg', '-frames:v', '1');
    mark('whole.jpg');
    const bytes = readFileSync(at('whole.jpg'));
    writeFileSync(at('half.jpg'), bytes.subarray(0, bytes.length - 300));
    const to = await cleanedOfAll('half.jpg');
    expect(framesOf(to)).toBe(framesOf('half.jpg'));
  });
});

describe('removeMetadata, other pictures', () => {
  it.each([
    ['still.png', ['-frames:v', '1']],
    ['moving.png', ['-f', 'apng', '-plays', '0']],
    ['still.webp', ['-frames:v', '1']],
    ['moving.webp', ['-c:v', 'libwebp_anim']],
  ])('keeps the picture and the orientation of %s', async (name, args) => {
    createMedia(name, ...args);
    const plain = readFileSync(at(name));
    writeFileSync(at(`plain-${name}`), plain);
    mark(name, '-Orientation#=6');
    writeFileSync(at(name), Buffer.concat([readFileSync(at(name)), Buffer.from(MARKER)]));
    const to = await cleanedOfAll(name);
    expect(textsOf(to)).toEqual(['IFD0:Orientation']);
    expect(tagsOf(to)).toMatchObject(ORIENTATION);
    // This ffmpeg cannot read animated WebP, so its chunks are compared.
    if (name !== 'moving.webp') expect(framesOf(to)).toBe(framesOf(`plain-${name}`));
    else expect(readFileSync(at(to)).includes(plain.subarray(plain.indexOf('ANIM')))).toBe(true);
  });

  it.each(['still.webp', 'moving.webp', 'still.png', 'moving.png'])('leaves no Exif data in an upright %s', async (from) => {
    const name = `upright-${from}`;
    createMedia(name, ...(from === 'moving.png' ? ['-f', 'apng'] : from === 'moving.webp' ? ['-c:v', 'libwebp_anim'] : ['-frames:v', '1']));
    mark(name);
    const to = await cleanedOfAll(name);
    expect(textsOf(to)).toEqual([]);
    const bytes = readFileSync(at(to));
    if (from.endsWith('.webp')) {
      expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
      expect(bytes.readUInt8(20) & 0b1100).toBe(0);
    }
  });

  it('keeps the frames and the loop of a GIF', async () => {
    createMedia('moving.gif');
    mark('moving.gif');
    writeFileSync(at('moving.gif'), Buffer.concat([readFileSync(at('moving.gif')), Buffer.from(MARKER)]));
    const to = await cleanedOfAll('moving.gif');
    expect(textsOf(to)).toEqual([]);
    expect(readFileSync(at(to)).includes('NETSCAPE2.0')).toBe(true);
    expect(framesOf(to)).toBe(framesOf('moving.gif'));
  });

  it('erases the Exif and XMP items of an AVIF that the browser cannot display', async () => {
    createMedia('still.avif', '-frames:v', '1', '-c:v', 'libaom-av1', '-still-picture', '1');
    const plain = readFileSync(at('still.avif'));
    mark('still.avif');
    const to = await cleanedOfAll('still.avif');
    expect(readFileSync(at(to)).length).toBe(readFileSync(at('still.avif')).length);
    expect(textsOf(to)).toEqual([]);
    expect(readFileSync(at(to)).includes(plain.subarray(plain.indexOf('mdat') + 4))).toBe(true);
  });

  it('erases the Exif and XMP items of a HEIC, which can still be decoded', async () => {
    createMedia('still.png', '-frames:v', '1');
    run('heif-enc', at('still.png'), '-o', at('still.heic'));
    mark('still.heic');
    const to = await cleanedOfAll('still.heic');
    expect(textsOf(to)).toEqual([]);
    for (const name of ['still.heic', to]) run('heif-convert', at(name), at(`${name}.png`));
    expect(framesOf(`${to}.png`)).toBe(framesOf('still.heic.png'));
  });
});

describe('removeMetadata, ISO media', () => {
  const metadata = [
    '-metadata',
    'location=+49.2800-123.1200/',
    '-metadata',
    `comment=${MARKER}`,
    '-metadata',
    'creation_time=2026-05-04T03:02:01Z',
  ];
  const brand = (name: string) => (name.endsWith('.mov') ? ['-metadata:s:v', `title=${MARKER}`] : []);

  beforeAll(() => {
    for (const [name, flags] of [
      ['after.mp4', []],
      ['before.mp4', ['-movflags', '+faststart']],
      ['keys.mov', ['-movflags', 'use_metadata_tags']],
      ['fragments.mp4', ['-movflags', 'frag_keyframe+empty_moov', '-g', '2']],
      ['phone.3gp', ['-c:v', 'libx264']],
    ] as const) {
      createMedia(name, '-pix_fmt', 'yuv420p', ...metadata, ...brand(name), ...flags);
    }
    run('ffmpeg', '-y', '-f', 'lavfi', '-i', 'sine=duration=1', '-c:a', 'aac', ...metadata, at('voice.m4a'));
    run('ffmpeg', '-y', '-i', at('after.mp4'), '-i', at('voice.m4a'), '-c', 'copy', at('sound.mp4'));
  });

  it.each(['after.mp4', 'before.mp4', 'keys.mov', 'fragments.mp4', 'phone.3gp', 'voice.m4a'])(
    'erases location, time and texts of %s',
    async (name) => {
      const bytes = readFileSync(at(name));
      expect(bytes.includes(MARKER) || bytes.includes('+49.28')).toBe(true);
      const to = await cleaned(name, 'video/mp4');
      const left = readFileSync(at(to));
      expect(left.length).toBe(bytes.length);
      for (const word of [MARKER, '+49.28', '2026-05-04']) expect(left.includes(word)).toBe(false);
      expect(textsOf(to)).toEqual([]);
      const dates = Object.entries(tagsOf(to)).filter(([tag, value]) => tag.endsWith('Date') && !String(value).startsWith('0000'));
      expect(dates).toEqual([]);
      const streams = name === 'voice.m4a' ? '0:a' : '0:v';
      const frames = (file: string) => run('ffmpeg', '-i', at(file), '-map', streams, '-f', 'framemd5', '-');
      expect(frames(to)).toBe(frames(name));
    },
  );

  it('reads 64-bit sizes, and a last box that extends to the end', async () => {
    const bytes = readFileSync(at('before.mp4'));
    const long = Buffer.alloc(32);
    long.writeUInt32BE(1, 0);
    long.write('uuid', 4);
    long.writeBigUInt64BE(32n, 8);
    long.write(MARKER, 16);
    const media = bytes.indexOf('mdat') - 4;
    const endless = Buffer.from(bytes);
    endless.writeUInt32BE(0, media);
    writeFileSync(at('endless.mp4'), endless);
    expect(
      readFileSync(at(await cleanedOfAll('endless.mp4')))
        .subarray(media)
        .equals(endless.subarray(media)),
    ).toBe(true);
    writeFileSync(at('long.mp4'), Buffer.concat([bytes, long]));
    const to = await cleanedOfAll('long.mp4');
    expect(readFileSync(at(to)).subarray(-28, -24).toString()).toBe('free');
    expect(framesOf(to)).toBe(framesOf('before.mp4'));
  });

  it('erases a track of timed metadata with all its samples', async () => {
    const packets = run('ffprobe', '-select_streams', 'a', '-show_entries', 'packet=pos,size', '-of', 'csv=p=0', at('sound.mp4'))
      .trim()
      .split('\n')
      .map((line) => line.split(',').map(Number));
    expect(packets.length).toBeGreaterThan(20);
    // The same track as a camera would write it: movements and locations instead of sound.
    const bytes = readFileSync(at('sound.mp4'));
    bytes.write('meta', bytes.indexOf('soun'));
    writeFileSync(at('movements.mp4'), bytes);
    const to = await cleaned('movements.mp4');
    const left = readFileSync(at(to));
    for (const [size = 0, start = 0] of packets) expect(left.subarray(start, start + size).every((byte) => byte === 0)).toBe(true);
    expect(run('ffprobe', '-show_entries', 'stream=codec_type', '-of', 'csv=p=0', at(to)).trim()).toBe('video');
    expect(framesOf(to)).toBe(framesOf('sound.mp4'));
  });

  it('cleans the rest of a file whose timed metadata are outside of it', async () => {
    const bytes = readFileSync(at('sound.mp4'));
    bytes.write('meta', bytes.indexOf('soun'));
    bytes.writeUInt32BE(0xfffffff0, bytes.lastIndexOf('stco') + 12);
    writeFileSync(at('outside.mp4'), bytes);
    const to = await cleanedOfAll('outside.mp4');
    expect(textsOf(to)).toEqual([]);
    expect(framesOf(to)).toBe(framesOf('sound.mp4'));
  });

  it('leaves a raw photo unchanged, because it needs its metadata', async () => {
    const bytes = readFileSync(at('before.mp4'));
    bytes.write('crx ', 8);
    const file = new File([bytes], 'raw.cr3');
    expect(await removeMetadata(file)).toBe(file);
  });
});

describe('removeMetadata, unknown files', () => {
  it.each([
    ['a PDF', `%PDF-1.7\n${MARKER}`],
    ['text', 'BMW and other words'],
    ['an empty file', ''],
    ['a JPEG without a picture', '\xff\xd8\xff\xe1\x00\x05abc'],
    ['a PNG without a header', '\x89PNG\r\n\x1a\nabcd'],
    ['a video without a header', '\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x0cmdatabcd'],
  ])('leaves %s unchanged', async (_, text) => {
    const file = new File([Buffer.from(text, 'latin1')], 'file.bin');
    expect(await removeMetadata(file)).toBe(file);
  });

  it.each([
    ['any.jpg', ['-frames:v', '1']],
    ['any.png', ['-f', 'apng']],
    ['any.webp', ['-c:v', 'libwebp_anim']],
    ['any.gif', []],
    ['any.avif', ['-frames:v', '1', '-c:v', 'libaom-av1', '-still-picture', '1']],
    ['any.mov', ['-timecode', '01:02:03:04']],
    ['any.mp4', ['-movflags', 'frag_keyframe+empty_moov']],
  ])('resolves for %s truncated or changed at any offset', async (name, args) => {
    createMedia(name, ...args);
    // exiftool cannot write fragmented files.
    if (name !== 'any.mp4') mark(name);
    const bytes = readFileSync(at(name));
    const step = Math.ceil(bytes.length / 300);
    for (let offset = 0; offset < bytes.length; offset += step) {
      const changed = Buffer.from(bytes);
      changed[offset] = 0xff ^ (changed[offset] ?? 0);
      for (const content of [bytes.subarray(0, offset), changed]) expect(await removeMetadata(new Blob([content]))).toBeInstanceOf(Blob);
    }
  });
});

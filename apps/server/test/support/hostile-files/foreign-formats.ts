import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { aPlantedZip, aZip, box, noise } from './bytes.ts';
import { badImage, badVideo, PLANTED, SCRIPT, type HostileFile } from './file.ts';
import { aJpeg, aPicture } from './pictures.ts';
import { onBench } from './tools.ts';
import { aVideo } from './videos.ts';

const small = { width: 160, height: 140 };
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${SCRIPT}<image href="file:///etc/passwd"/></svg>`;
const after = (magic: string | readonly number[]) => () =>
  Buffer.concat([typeof magic === 'string' ? Buffer.from(magic, 'latin1') : Buffer.from(magic), noise(2000), Buffer.from(PLANTED)]);

const pictures: readonly HostileFile[] = [
  badImage('type', 'SVG with a script', () => Buffer.from(svg)),
  badImage('type', 'SVG with a declaration, as a PNG', () => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${svg}`)),
  badImage('type', 'SVG in UTF-16', () => Buffer.from(`\uFEFF${svg}`, 'utf16le')),
  badImage('type', 'SVG, gzipped', () => gzipSync(svg)),
  badImage('type', 'page as a JPEG', () => Buffer.from(`<!doctype html>${SCRIPT}`)),
  badImage('type', 'zip', aPlantedZip),
  badImage('type', 'zip bomb', () => aZip('zeros', Buffer.alloc(64 * 1024 * 1024))),
  badImage('type', 'BMP', after('BM')),
  badImage('type', 'TIFF', async () => (await aPicture(small)).tiff().toBuffer()),
  badImage('type', 'ICO', after([0, 0, 1, 0, 1, 0])),
  badImage('type', 'Photoshop', after('8BPS\0\x01')),
  badImage('type', 'JPEG XL', after([0xff, 0x0a])),
  badImage('type', 'JPEG 2000', after([0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a, 0x87, 0x0a])),
  badImage('type', 'PostScript', after('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run\n')),
  badImage('type', 'ImageMagick script', after("push graphic-context\nfill 'url(https://127.0.0.1/x\"|ls)'\n")),
  badImage('type', 'Windows program', after('MZ\x90\0')),
  badImage('type', 'Linux program', after('\x7fELF')),
  badImage('type', 'font', after('wOF2')),
  badImage('type', 'one byte', () => Buffer.from([0xff])),
  badImage('type', 'one byte short of a JPEG', () => Buffer.from([0xff, 0xd8])),
  badImage('type', 'video as a photo', () => aVideo({ seconds: 1 })),
  badImage('type', 'EICAR, as a photo', () => Buffer.from(eicar)),
];

// Split in two, so that virus scanners ignore this source file.
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-` + 'ANTIVIRUS-TEST-FILE!$H+H*';

/** A playlist that requests local files and internal URLs. */
const trap = (port: number): string =>
  [
    '#EXTM3U',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXTINF:10.0,',
    `concat:http://127.0.0.1:${port}/header.m3u8|file:///etc/passwd`,
    '#EXTINF:10.0,',
    `http://127.0.0.1:${port}/x.ts`,
    '#EXTINF:10.0,',
    'file:///etc/passwd',
    '#EXT-X-ENDLIST',
  ].join('\n');

const ftyp = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));

const videos = (port: number): readonly HostileFile[] => [
  badVideo('type', 'playlist as an MP4', () => Buffer.from(trap(port))),
  badVideo('unreadable', 'playlist behind the first bytes of an MP4', () => Buffer.concat([ftyp, Buffer.from(trap(port))])),
  badVideo('type', 'concat script as an MP4', () =>
    Buffer.from(`ffconcat version 1.0\nfile '/etc/passwd'\nfile 'http://127.0.0.1:${port}/x'\n`),
  ),
  badVideo('type', 'AVI with a playlist as subtitles', () =>
    Buffer.concat([Buffer.from('RIFF\x40\x10\0\0AVI LIST', 'latin1'), Buffer.from('GAB2\0\x02\0', 'latin1'), Buffer.from(trap(port))]),
  ),
  badVideo('type', 'DASH manifest', () => Buffer.from(`<?xml version="1.0"?><MPD><BaseURL>http://127.0.0.1:${port}/</BaseURL></MPD>`)),
  badVideo('type', 'session description', () => Buffer.from(`v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video ${port} RTP/AVP 96\n`)),
  badVideo('type', 'Matroska', () =>
    onBench(async ({ run, put, take }) => {
      await put('clip.mp4', await aVideo({ seconds: 1 }));
      await run('ffmpeg', '-i', 'clip.mp4', '-c', 'copy', 'clip.mkv');
      return take('clip.mkv');
    }),
  ),
  badVideo('type', 'MPEG transport stream', () =>
    onBench(async ({ run, put, take }) => {
      await put('clip.mp4', await aVideo({ seconds: 1 }));
      await run('ffmpeg', '-i', 'clip.mp4', '-c', 'copy', 'clip.ts');
      return take('clip.ts');
    }),
  ),
  badVideo('type', 'photo as a video', () => aJpeg(small)),
  badVideo('type', 'GIF as a video', async () =>
    sharp(await aJpeg(small))
      .gif()
      .toBuffer(),
  ),
];

/** Files in unsupported formats. On `port` a server listens for requests caused by the playlists. */
export const foreignFormats = (port: number): readonly HostileFile[] => [...pictures, ...videos(port)];

import sharp from 'sharp';
import { aPlantedZip, box, noise, pngChunk, withJpegSegment, withPngChunks } from './bytes.ts';
import { badImage, goodImage, goodVideo, PLANTED, SCRIPT, type HostileFile } from './file.ts';
import { aJpeg, aPicture, aPng } from './pictures.ts';
import { aVideo } from './videos.ts';

const small = { width: 160, height: 140 };
const page = Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`);
const program = Buffer.from(`*/=1;alert("${PLANTED}");/*`);
const appended = async (file: Promise<Buffer> | Buffer, ...more: Buffer[]) => Buffer.concat([await file, ...more]);
const aGif = async () => (await aPicture(small)).gif().toBuffer();
const aWebp = async () => (await aPicture(small)).webp().toBuffer();

/** A valid chunk of an unknown type, included in the declared length. */
async function aWebpWithAChunk(): Promise<Buffer> {
  const chunk = Buffer.concat([Buffer.from('EVIL'), Buffer.from([page.length, 0, 0, 0]), page, Buffer.alloc(page.length % 2)]);
  const file = await appended(aWebp(), chunk);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** A JPEG that is also a script: the length of its first segment consists of the two characters that start a comment. */
async function aJpegThatIsAScript(): Promise<Buffer> {
  const length = 0x2f2a;
  const segment = Buffer.concat([Buffer.from([0xff, 0xe0, 0x2f, 0x2a]), program, Buffer.alloc(length - 2 - program.length)]);
  const jpeg = await aJpeg(small);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** Files that are valid in two formats. The served file is encoded from pixels, so it cannot contain the other format. */
export const polyglots: readonly HostileFile[] = [
  goodImage('GIF, then a script', () => appended(aGif(), program)),
  goodImage('GIF, then a zip (a Java archive)', () => appended(aGif(), aPlantedZip())),
  badImage('unreadable', 'GIF by its first bytes, a script by all others', () =>
    Buffer.concat([Buffer.from('GIF89a/*'), noise(20), program, Buffer.from(SCRIPT)]),
  ),
  goodImage('JPEG, then a zip', () => appended(aJpeg(small), aPlantedZip())),
  goodImage('JPEG, then a page', () => appended(aJpeg(small), page)),
  goodImage('JPEG, then a PDF', () => appended(aJpeg(small), Buffer.from(`%PDF-1.7\n${PLANTED}\n%%EOF`))),
  goodImage('JPEG, then another JPEG', async () => appended(aJpeg(small), withJpegSegment(await aJpeg(small), 0xfe, page))),
  goodImage('JPEG with a page as its comment', async () => withJpegSegment(await aJpeg(small), 0xfe, page)),
  goodImage('JPEG that is a script', aJpegThatIsAScript),
  badImage('type', 'PDF, then a JPEG', () => appended(Buffer.from(`%PDF-1.7\n${PLANTED}\n`), noise(40))),
  badImage('type', 'page in a comment, then a JPEG', async () => Buffer.concat([Buffer.from(`<!--${SCRIPT}-->`), await aJpeg(small)])),
  goodImage('PNG with a script as text', async () =>
    withPngChunks(await aPng(small), pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)), pngChunk('evIl', page)),
  ),
  goodImage('PNG, then a program', () => appended(aPng(small), Buffer.from(`<?php echo "${PLANTED}"; ?>`))),
  goodImage('PNG whose palette spells a script', async () => {
    const palette = Buffer.alloc(768);
    palette.write(SCRIPT);
    const png = await sharp(await aPng(small))
      .png({ palette: true, colours: 256 })
      .toBuffer();
    return withPngChunks(png, pngChunk('sPLT', Buffer.concat([Buffer.from('x\0'), Buffer.from([8]), palette.subarray(0, 600)])));
  }),
  goodImage('WebP with a chunk that is a page', aWebpWithAChunk),
  goodVideo('MP4 with a page in a free box', async () => appended(aVideo({ seconds: 1 }), box('free', page), box('uuid', page))),
  goodVideo('MP4, then a zip', async () => appended(aVideo({ seconds: 1 }), aPlantedZip())),
];

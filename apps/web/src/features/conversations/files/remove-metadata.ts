import { fourCC, textAt, type Bytes } from './metadata/bytes.ts';
import { cleanGif } from './metadata/gif.ts';
import { cleanIsoMedia } from './metadata/iso-media.ts';
import { cleanJpeg } from './metadata/jpeg.ts';
import { cleanPng } from './metadata/png.ts';
import { cleanWebp } from './metadata/webp.ts';

type MetadataRemover = (content: Blob) => Promise<BlobPart[]>;

const whole =
  (clean: (bytes: Bytes) => BlobPart[]): MetadataRemover =>
  async (content) =>
    clean(new Uint8Array(await content.arrayBuffer()));

type Format = {
  /** Removes metadata and keeps the picture, sound or video bit for bit. */
  clean: MetadataRemover | null;
  /** Not every browser displays this format, so it is converted to JPEG if this browser can. */
  isDrawn: boolean;
};

const HEAD_BYTES = 16;
const QUALITY = 0.92;
/** Major brands of ISO media that are pictures: HEIF and AVIF with their sequences, Canon raw files. */
const PICTURES = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'mif2', 'msf1', 'miaf', 'avif', 'avis', 'crx ']);
/** Other first boxes of MP4 and MOV files; old QuickTime files have no brand. */
const FIRST_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
const JPEG_NAME = /\.jpe?g$/i;

/**
 * Removes location, time and author, which the recipient could read, from a picture or video. The format is detected from the content. A
 * file of an unknown format is converted if the browser can display it, else left unchanged.
 */
export async function removeMetadata(content: File): Promise<File>;
export async function removeMetadata(content: Blob): Promise<Blob>;
export async function removeMetadata(content: Blob): Promise<Blob> {
  const format = formatOf(new Uint8Array(await content.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!format) return content;
  const clean = async () => format.clean && like(content, await format.clean(content));
  const drawAnew = () => draw(content);
  for (const attempt of format.isDrawn ? [drawAnew, clean] : [clean, drawAnew]) {
    const cleaned = await attempt().catch(() => null);
    if (cleaned) return cleaned;
  }
  return content;
}

function formatOf(head: Bytes): Format | null {
  const starts = (text: string) => textAt(head, 0, text.length) === text;
  if (starts('\xff\xd8\xff')) return { clean: whole(cleanJpeg), isDrawn: false };
  if (starts('\x89PNG\r\n\x1a\n')) return { clean: whole(cleanPng), isDrawn: false };
  if (starts('GIF87a') || starts('GIF89a')) return { clean: whole(cleanGif), isDrawn: false };
  if (starts('RIFF') && fourCC(head, 8) === 'WEBP') return { clean: whole(cleanWebp), isDrawn: false };
  // TIFF in both byte orders, BMP, JPEG XL with and without boxes.
  if (['II*\0', 'MM\0*', 'BM', '\xff\x0a', '\0\0\0\x0cJXL '].some(starts)) return { clean: null, isDrawn: true };
  const box = fourCC(head, 4);
  if (box !== 'ftyp' && !FIRST_BOXES.has(box)) return null;
  const isPicture = box === 'ftyp' && PICTURES.has(fourCC(head, 8));
  return { clean: (content) => cleanIsoMedia(content, { isPicture }), isDrawn: isPicture };
}

async function draw(content: Blob): Promise<Blob> {
  const image = await createImageBitmap(content);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // A JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);
  image.close();
  return like(content, [await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })], 'image/jpeg');
}

function like(content: Blob, parts: BlobPart[], type = content.type): Blob {
  if (!(content instanceof File)) return new Blob(parts, { type });
  const isNamed = type === content.type || JPEG_NAME.test(content.name);
  return new File(parts, isNamed ? content.name : `${content.name.replace(/\.[^.]*$/, '')}.jpg`, { type });
}

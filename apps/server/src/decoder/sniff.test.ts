import { describe, expect, it } from 'vitest';
import { sniff } from './sniff.ts';

const bytes = (...values: number[]) => Buffer.from(values);
const text = (value: string) => Buffer.from(value, 'latin1');

/** Creates the first box of a file of the MP4 family, with its brands. */
function ftyp(major: string, ...others: string[]): Buffer {
  const brands = text(`${major}\0\0\0\0${others.join('')}`);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + brands.length);
  return Buffer.concat([size, text('ftyp'), brands, text('mdat and more')]);
}

const ebml = (type: string) =>
  Buffer.concat([bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x80 + type.length), text(type)]);

describe('sniff', () => {
  it.each([
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['gif', text('GIF87a')],
    ['gif', text('GIF89a')],
    ['webp', text('RIFF\x10\0\0\0WEBPVP8 ')],
    ['avif', ftyp('avif', 'mif1', 'miaf')],
    ['avif', ftyp('mif1', 'avif')],
    ['heic', ftyp('heic', 'mif1')],
    ['heic', ftyp('mif1', 'heic')],
    ['mp4', ftyp('isom', 'iso2', 'avc1', 'mp41')],
    ['mp4', ftyp('mp42')],
    ['mp4', ftyp('qt  ')],
    ['mp4', ftyp('3gp4')],
    ['webm', ebml('webm')],
  ])('recognizes %s', (format, start) => {
    expect(sniff(start)).toBe(format);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['half of a signature', bytes(0xff, 0xd8)],
    ['a picture that does not come first', Buffer.concat([text('\n'), bytes(0xff, 0xd8, 0xff)])],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a page', text('<!doctype html>')],
    ['PDF', text('%PDF-1.7')],
    ['a zip', text('PK\x03\x04')],
    ['a playlist', text('#EXTM3U\n')],
    ['a concat script', text('ffconcat version 1.0')],
    ['another RIFF', text('RIFF\x10\0\0\0AVI LIST')],
    ['Matroska', ebml('matroska')],
    ['Matroska that mentions WebM', Buffer.concat([ebml('matroska'), text('webm')])],
    ['sound in the family of MP4', ftyp('M4A ', 'isom')],
    ['a family member that nobody knows', ftyp('jp2 ', 'isom')],
    ['a box that lies about its length', Buffer.concat([bytes(0, 0, 0, 3), text('ftyp')])],
  ])('returns null for %s', (_what, start) => {
    expect(sniff(start)).toBeNull();
  });
});

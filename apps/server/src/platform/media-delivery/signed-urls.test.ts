import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../ids.ts';
import { deliveryOf, parseSignedUrl } from './signed-urls.ts';

const SECRET = 'a secret of a test that is longer than needed';
const NOW = new Date('2026-11-15T12:00:00Z');
const MINUTE = 60_000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
const deliveryAt = (now: Date, secret = SECRET) => deliveryOf(secret, { now: () => now });
const delivery = deliveryAt(NOW);
const read = (path: string, now = NOW) => parseSignedUrl(SECRET, path, now);

const anItem = () => ({ id: newId(), generation: 3 });
const items = fc.record({ id: fc.uuid({ version: 4 }), generation: fc.nat(2_147_483_647) });
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });

describe('parseSignedUrl with the URL of a file', () => {
  it('returns the item, generation and file of the URL', () => {
    const item = anItem();
    expect(read(delivery.fileOf(item, 'small.avif'))).toMatchObject({ ...item, file: 'small.avif' });
  });

  it('accepts a URL for at least 30 and at most 60 minutes', () => {
    fc.assert(
      fc.property(items, moments, (item, now) => {
        const opens = parseSignedUrl(SECRET, deliveryAt(now).fileOf(item, 'small.avif'), now);
        const left = (opens?.expiresAt.getTime() ?? 0) - now.getTime();
        expect(left).toBeGreaterThan(30 * MINUTE - 1);
        expect(left).toBeLessThanOrEqual(60 * MINUTE);
      }),
    );
  });

  it('receives the same URL for 30 minutes at a time', () => {
    const item = anItem();
    const urls = Array.from({ length: 61 }, (_, minute) => deliveryAt(later(minute)).fileOf(item, 'small.avif'));
    const changes = urls.flatMap((url, minute) => (minute > 0 && url !== urls[minute - 1] ? [minute] : []));
    expect(changes.length).toBe(2);
    expect(changes[1]! - changes[0]!).toBe(30);
  });

  it('receives URLs that change at different times for different items', () => {
    const changesIn = (minute: number, item: { id: string; generation: number }) =>
      deliveryAt(later(minute)).fileOf(item, 'a.webp') !== deliveryAt(later(minute + 1)).fileOf(item, 'a.webp');
    const many = Array.from({ length: 300 }, anItem);
    const perMinute = Array.from({ length: 30 }, (_, minute) => many.filter((item) => changesIn(minute, item)).length);
    expect(Math.max(...perMinute)).toBeLessThan(40);
  });

  it('returns null after the expiry', () => {
    const url = delivery.fileOf(anItem(), 'small.avif');
    expect(read(url, later(29))).not.toBeNull();
    expect(read(url, later(60))).toBeNull();
  });

  it('returns null under another secret', () => {
    expect(parseSignedUrl(SECRET, deliveryAt(NOW, `${SECRET}!`).fileOf(anItem(), 'small.avif'), NOW)).toBeNull();
  });

  it.each([
    ['file', (url: string) => url.replace('small.avif', 'large.avif')],
    ['item', (url: string) => url.replace(/[0-9a-f-]{36}/, newId())],
    ['generation', (url: string) => url.replace('.3.', '.4.')],
    ['spelling of the generation', (url: string) => url.replace('.3.', '.03.')],
    [
      'expiry',
      (url: string) => url.replace(/\/media\/(\w+)/, (_, expiry: string) => `/media/${(parseInt(expiry, 36) + 1800).toString(36)}`),
    ],
    ['query', (url: string) => `${url}?large`],
    ['path', (url: string) => url.replace('small.avif', '../small.avif')],
  ])('returns null with another %s', (_, change) => {
    const url = delivery.fileOf(anItem(), 'small.avif');
    expect(change(url)).not.toBe(url);
    expect(read(change(url))).toBeNull();
  });

  it('returns null when any character is changed', () => {
    const printable = fc.string({ minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(items, fc.nat(), printable, (item, at, character) => {
        const url = delivery.fileOf(item, 'small.avif');
        const changed = url.slice(0, at % url.length) + character + url.slice((at % url.length) + 1);
        fc.pre(changed !== url);
        expect(read(changed)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('returns null for another file of the folder', () => {
    const url = delivery.fileOf(anItem(), 'hls/master.m3u8');
    expect(read(url)).not.toBeNull();
    expect(read(url.replace('master.m3u8', '480/index.m3u8'))).toBeNull();
  });
});

describe('parseSignedUrl with the URL of a folder', () => {
  const url = delivery.folderOf(anItem(), 'hls', 'master.m3u8');

  it.each(['master.m3u8', '480/index.m3u8', '480/segment_001.m4s'])('accepts %s in the folder', (file) => {
    expect(read(url.replace('master.m3u8', file))?.file).toBe(`hls/${file}`);
  });

  it.each(['small.avif', 'hls2/master.m3u8', 'x/hls/master.m3u8', 'hls', 'hls/', 'hls/../small.avif', 'hls/%2e%2e/small.avif'])(
    'returns null for %s outside the folder',
    (file) => {
      expect(read(url.replace('hls/master.m3u8', file))).toBeNull();
    },
  );

  it('returns null for another item', () => {
    expect(read(url.replace(/[0-9a-f-]{36}/, newId()))).toBeNull();
  });
});

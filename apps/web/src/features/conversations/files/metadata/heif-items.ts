import { boxesIn, findBox, type Box, type Range } from './boxes.ts';
import { fourCC, viewOf, type Bytes } from './bytes.ts';

/** Exif data; XMP and other items with a media type; items described by a URI. */
const METADATA = new Set(['Exif', 'mime', 'uri ']);
const [IN_FILE, IN_IDAT] = [0, 1];

/** The ranges of metadata in a HEIC or AVIF file whose box `meta` begins at `start` (ISO/IEC 14496-12, 8.11). */
export function itemsOfMetadata(bytes: Bytes, meta: Box, start: number): Range[] {
  const content = { ...meta, payload: meta.payload + 4 };
  const [infos, locations] = [findBox(bytes, content, 'iinf'), findBox(bytes, content, 'iloc')];
  if (!infos || !locations) throw new Error('a picture without items');
  const ids = metadataIds(bytes, infos);
  const data = findBox(bytes, content, 'idat');
  return extentsOf(bytes, locations).flatMap(({ id, method, ...extent }) => {
    if (!ids.has(id)) return [];
    const base = method === IN_IDAT && data ? start + data.payload : 0;
    if ((method !== IN_FILE && base === 0) || extent.start === extent.end) throw new Error('an item that is not found');
    return [{ start: base + extent.start, end: base + extent.end }];
  });
}

function metadataIds(bytes: Bytes, infos: Box): Set<number> {
  const view = viewOf(bytes);
  const first = infos.payload + (bytes[infos.payload] === 0 ? 6 : 8);
  const ids = new Set<number>();
  for (const { type, payload } of boxesIn(bytes, first, infos.end)) {
    const version = bytes[payload] ?? 0;
    if (type !== 'infe' || version < 2) continue;
    const isWide = version > 2;
    const at = payload + 4;
    // The id is followed by a protection index, then the type.
    if (METADATA.has(fourCC(bytes, at + (isWide ? 6 : 4)))) ids.add(isWide ? view.getUint32(at) : view.getUint16(at));
  }
  return ids;
}

type Extent = Range & { id: number; method: number };

function extentsOf(bytes: Bytes, { payload }: Box): Extent[] {
  const view = viewOf(bytes);
  let at = payload + 4;
  const take = (size: number): number => {
    at += size;
    if (size === 0) return 0;
    if (size === 2) return view.getUint16(at - 2);
    if (size === 4) return view.getUint32(at - 4);
    return Number(view.getBigUint64(at - 8));
  };
  const version = view.getUint8(payload);
  const sizes = take(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const idSize = version < 2 ? 2 : 4;
  const extents: Extent[] = [];
  for (let items = take(idSize); items > 0; items -= 1) {
    const id = take(idSize);
    const method = version > 0 ? take(2) & 15 : IN_FILE;
    take(2);
    const base = take(baseSize);
    for (let left = take(2); left > 0; left -= 1) {
      take(indexSize);
      const from = base + take(offsetSize);
      extents.push({ id, method, start: from, end: from + take(lengthSize) });
    }
  }
  return extents;
}

import { boxesIn, boxFrom, erase, findBox, HEAD_BYTES, type Box, type Range } from './boxes.ts';
import { fourCC, type Bytes } from './bytes.ts';
import { itemsOfMetadata } from './heif-items.ts';
import { samplesOf } from './samples.ts';

/** Zeros when undefined. */
type Patch = Range & { bytes?: Bytes };

/** The boxes that are kept in a file and in each container box; all others may reveal where, when or by whom the file was made. */
const KEPT: Record<string, ReadonlySet<string>> = {
  file: new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'pdin', 'wide']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods', 'pssh', 'ctab', 'clip']),
  trak: new Set(['tkhd', 'mdia', 'edts', 'tref', 'trgr', 'tapt', 'clip', 'matt', 'load', 'imap', 'txas']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  moof: new Set(['mfhd', 'traf', 'pssh']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc']),
};
/** These boxes begin with the times of creation and modification. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);
/** Tracks of locations, movements and times: the cameras of GoPro and Apple, CAMM of Google, timecode. */
const TIMED_METADATA = new Set(['meta', 'camm', 'tmcd']);

/**
 * Overwrites the metadata of an MP4, MOV, M4A or 3GP in place, without holding the whole file in memory. A picture (HEIC, AVIF) keeps all
 * items except Exif and XMP.
 */
export async function cleanIsoMedia(content: Blob, { isPicture }: { isPicture: boolean }): Promise<BlobPart[]> {
  const patches: Patch[] = [];
  const read = async ({ start, end }: Range): Promise<Bytes> => new Uint8Array(await content.slice(start, end).arrayBuffer());
  let at = 0;
  let isWhole = false;
  while (at < content.size) {
    const box = boxFrom(await read({ start: at, end: at + HEAD_BYTES }), at, content.size);
    if (!box) break;
    const { type, start } = box;
    const end = Math.min(box.end, content.size);
    if (type === 'moov' || type === 'moof' || (type === 'meta' && isPicture)) {
      const bytes = await read({ start, end });
      const local = { type, start: 0, payload: box.payload - start, end: end - start };
      const ranges = type === 'meta' ? itemsOfMetadata(bytes, local, start) : cleanBox(bytes, local);
      if (type !== 'meta') patches.push({ start, end, bytes });
      patches.push(...ranges);
      // A Canon raw file has a picture brand but no items, so it is unknown which of its data it needs.
      isWhole ||= type === (isPicture ? 'meta' : 'moov');
    } else if (!KEPT['file']?.has(type)) {
      const bytes = await read({ start, end: box.payload });
      erase(bytes, { type, start: 0, payload: bytes.length, end: bytes.length });
      patches.push({ start, end: box.payload, bytes }, { start: box.payload, end });
    }
    at = end;
  }
  if (!isWhole) throw new Error('a file of ISO media without a header');
  return patched(content.slice(0, at), patches);
}

/** Erases metadata within a box and returns the ranges of the file that belong to it. */
function cleanBox(bytes: Bytes, within: Box): Range[] {
  const kept = KEPT[within.type];
  if (!kept) return [];
  const boxes = boxesIn(bytes, within.payload, within.end);
  // Headers may be compressed (cmov); a file whose header cannot be read is left unchanged.
  if (within.type === 'moov' && !boxes.some(({ type }) => type === 'mvhd')) throw new Error('a header that is not known');
  return boxes.flatMap((box) => {
    const samples = box.type === 'trak' && isTimedMetadata(bytes, box) ? samplesOf(bytes, box) : [];
    if (samples.length > 0 || !kept.has(box.type)) {
      erase(bytes, box);
      return samples;
    }
    if (DATED.has(box.type)) {
      const isLong = bytes[box.payload] === 1;
      bytes.fill(0, box.payload + 4, Math.min(box.end, box.payload + (isLong ? 20 : 12)));
    }
    return cleanBox(bytes, box);
  });
}

function isTimedMetadata(bytes: Bytes, track: Box): boolean {
  const handler = findBox(bytes, track, 'mdia', 'hdlr');
  return handler !== null && TIMED_METADATA.has(fourCC(bytes, handler.payload + 8));
}

function patched(content: Blob, patches: readonly Patch[]): BlobPart[] {
  const parts: BlobPart[] = [];
  let at = 0;
  for (const { start, end, bytes } of patches.toSorted((one, other) => one.start - other.start)) {
    // Limits the zeros to the size of the file: ranges may come from a manipulated or truncated file.
    const [from, to] = bytes ? [start, end] : [Math.max(start, at), Math.min(end, content.size)];
    if (from >= to) continue;
    if (from < at) throw new Error('a range within a header');
    parts.push(content.slice(at, from), bytes ?? new Uint8Array(to - from));
    at = to;
  }
  return [...parts, content.slice(at)];
}

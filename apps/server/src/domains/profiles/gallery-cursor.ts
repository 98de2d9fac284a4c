import type { GalleryPosition } from './queries/gallery.ts';

const CURSOR = /^(\d{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const LARGEST = 2 ** 31 - 1;

/** Where a page of a gallery ended. Opaque to the reader. */
export function cursorOf({ position, mediaId }: GalleryPosition): string {
  return Buffer.from(`${position}.${mediaId}`).toString('base64url');
}

/** The place in a cursor; null where it is none of ours. */
export function positionOf(cursor: string): GalleryPosition | null {
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString());
  const position = Number(match?.[1]);
  return match && position <= LARGEST ? { position, mediaId: match[2] ?? '' } : null;
}

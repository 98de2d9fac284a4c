import type { GalleryPosition } from './queries/gallery.ts';

const CURSOR = /^(\d{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const LARGEST = 2 ** 31 - 1;

/** The end of a page of a gallery. Opaque to clients. */
export function cursorOf({ position, mediaId }: GalleryPosition): string {
  return Buffer.from(`${position}.${mediaId}`).toString('base64url');
}

/** The position in a cursor, or null if the cursor is invalid. */
export function positionOf(cursor: string): GalleryPosition | null {
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString());
  const position = Number(match?.[1]);
  return match && position <= LARGEST ? { position, mediaId: match[2] ?? '' } : null;
}

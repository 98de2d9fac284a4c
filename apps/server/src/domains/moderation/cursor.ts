import { idBytes, idOfBytes } from '../../platform/ids.ts';

const UUID_BYTES = 16;

/** Where a page ended: the id of its last case, whose place in the order the database knows. Opaque to the reader. */
export const cursorOf = (caseId: string): string => idBytes(caseId).toString('base64url');

/** The id in a cursor; null where it is none of ours. */
export function parseCursor(text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === UUID_BYTES && bytes.toString('base64url') === text ? idOfBytes(bytes) : null;
}

import { idBytes, idOfBytes } from '../../platform/ids.ts';

const UUID_BYTES = 16;

/**
 * Encodes the end of a page as the id of its last case; SQL finds its position in the order. Opaque to
 * clients.
 */
export const cursorOf = (caseId: string): string => idBytes(caseId).toString('base64url');

/** Parses the id in a cursor; null when the cursor is malformed. */
export function parseCursor(text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === UUID_BYTES && bytes.toString('base64url') === text ? idOfBytes(bytes) : null;
}

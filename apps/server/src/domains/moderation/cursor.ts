const UUID_BYTES = 16;
const PARTS = [8, 4, 4, 4, 12];

/** Where a page ended: the id of its last case, whose place in the order the database knows. Opaque to the reader. */
export function cursorOf(caseId: string): string {
  return Buffer.from(caseId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** The id in a cursor; null where it is none of ours. */
export function parseCursor(text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== UUID_BYTES || bytes.toString('base64url') !== text) return null;
  let rest = bytes.toString('hex');
  return PARTS.map((length) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  }).join('-');
}

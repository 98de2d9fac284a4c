/** Returns the key of an encrypted file in the store. */
export const attachmentKey = (id: string): string => `attachments/${id}`;

const KEY = /^attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns the file id in a key, or null for a key of another kind. */
export const attachmentIdOf = (key: string): string | null => KEY.exec(key)?.[1] ?? null;

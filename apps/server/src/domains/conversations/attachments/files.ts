/** Where a sealed file lies in the store. */
export const attachmentKey = (id: string): string => `attachments/${id}`;

const KEY = /^attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Which file a key names; null where it is another key. */
export const attachmentIdOf = (key: string): string | null => KEY.exec(key)?.[1] ?? null;

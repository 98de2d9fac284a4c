const FOLDER = 'sealed/';

/** Where a sealed document lies in its bucket. */
export const documentKey = (id: string): string => `${FOLDER}${id}`;

const KEY = /^sealed\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Which document a key names; null where it is another key. */
export const documentOf = (key: string): string | null => KEY.exec(key)?.[1] ?? null;

/** What the key of a document is bound to. */
export const keyContextOf = ({ id, ownerId }: { id: string; ownerId: string }) => ({ document: id, owner: ownerId });

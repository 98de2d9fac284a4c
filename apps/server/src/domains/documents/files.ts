const FOLDER = 'documents/';

/** The object key of an encrypted document in its bucket. */
export const documentKey = (id: string): string => `${FOLDER}${id}`;

const KEY = /^documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Parses the id of a document from an object key; null for other objects. */
export const documentOf = (key: string): string | null => KEY.exec(key)?.[1] ?? null;

/** The context to which the wrapped key of a document is bound. */
export const keyContextOf = ({ id, ownerId }: { id: string; ownerId: string }) => ({ document: id, owner: ownerId });

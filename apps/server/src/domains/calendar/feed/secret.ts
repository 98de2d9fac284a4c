import { createHash, randomBytes } from 'node:crypto';

const SUFFIX = '.ics';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The database stores only the hash, so that reading it gives no access to calendars. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(`calendar feed\n${secret}`).digest();

export const feedPath = (secret: string): string => `/api/calendar/feed/${secret}${SUFFIX}`;

/** The suffix identifies the format and is not part of the secret. */
export const secretOf = (part: string): string => (part.endsWith(SUFFIX) ? part.slice(0, -SUFFIX.length) : part);

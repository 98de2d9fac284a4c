import { createHash, randomBytes } from 'node:crypto';

const SUFFIX = '.ics';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps: who reads it cannot read calendars. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(`calendar feed\n${secret}`).digest();

export const feedPath = (secret: string): string => `/api/calendar/feed/${secret}${SUFFIX}`;

/** The end tells programs what it is, and is no part of the secret. */
export const secretOf = (part: string): string => (part.endsWith(SUFFIX) ? part.slice(0, -SUFFIX.length) : part);

import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { SignedUrlInput } from './signed-urls.ts';
import { dataHeaders } from '../http/data-headers.ts';
import { BELIEVED_SECONDS } from './generation-cache.ts';

/** Content types by file extension. Metadata of the store is never passed on. */
const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
};

export function contentTypeOf(file: string): string | undefined {
  return contentTypes[file.slice(file.lastIndexOf('.') + 1)];
}

/** A file of a generation never changes, so the generation is the ETag and no request to the store is needed. */
export const etagOf = ({ generation }: SignedUrlInput): string => `"${generation.toString(36)}"`;

export function fileHeaders(signedUrl: SignedUrlInput, contentType: string, now: Date): OutgoingHttpHeaders {
  const secondsLeft = Math.floor((signedUrl.expiresAt.getTime() - now.getTime()) / 1000);
  return {
    ...dataHeaders,
    'content-type': contentType,
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
    etag: etagOf(signedUrl),
    'cache-control': `private, max-age=${secondsLeft}, immutable`,
    // A CDN must revalidate soon, so that removed files disappear there too.
    'cdn-cache-control': `max-age=${BELIEVED_SECONDS}`,
  };
}

/** Whether the browser already has this version. */
export function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Returns the single requested range if it is valid for this version; otherwise the whole file is served. */
export function rangeOf(headers: IncomingHttpHeaders, etag: string): { range?: string } {
  const { range = '', 'if-range': onlyIf } = headers;
  const fits = onlyIf === undefined || onlyIf === etag;
  return fits && /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/.test(range) ? { range } : {};
}

const errorResponses = {
  404: 'not found',
  416: 'range not satisfiable',
  503: 'not available now',
} as const;

/** The same response for every kind of invalid URL, so that it does not reveal whether the file exists. */
export function respondWithError(response: ServerResponse, status: keyof typeof errorResponses): void {
  response.writeHead(status, {
    ...dataHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'cdn-cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '2' }),
  });
  response.end(errorResponses[status]);
}

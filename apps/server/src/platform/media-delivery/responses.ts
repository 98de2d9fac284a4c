import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { SignedUrlInput } from './signed-urls.ts';
import { dataHeaders } from '../http/data-headers.ts';
import { BELIEVED_SECONDS } from './generation-cache.ts';

/** What we serve, by the end of its name. What the store says about a file is never passed on. */
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

/** A file of a generation never changes, so the generation tells versions apart and nobody needs to ask the store. */
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
    // A CDN asks again, so that what is removed is gone there too.
    'cdn-cache-control': `max-age=${BELIEVED_SECONDS}`,
  };
}

/** Whether the browser has this version already. */
export function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** The one range that is asked for, where it still fits; anything else is answered with the whole file. */
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

/** The same words for whatever is wrong with an address: nobody learns whether there is something behind it. */
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

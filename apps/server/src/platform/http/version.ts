import type { AnyRoute } from '@subrosa/contract/route';
import { isWriting } from '@subrosa/contract/route';
import { ApiError } from './api-error.ts';

const LARGEST = 2 ** 31 - 1;
const ETAG = /^(?:W\/)?"(\d{1,15})"$/;

/** Returns the version that the caller edited, from `If-Match`; a versioned write without it is rejected. */
export function versionOf(header: string | undefined, route: AnyRoute): number | null {
  if (!route.versioned || !isWriting(route.method)) return null;
  const match = ETAG.exec(header ?? '');
  if (!match) throw new ApiError('version.required');
  const version = Number(match[1]);
  // No row reaches this version, and the column could not store it.
  if (version > LARGEST) throw new ApiError('version.stale');
  return version;
}

/** For a store whose `UPDATE … WHERE version = …` matched no row although the row exists. */
export function staleVersion(): never {
  throw new ApiError('version.stale');
}

export function etagOf(version: number): string {
  return `"${version}"`;
}

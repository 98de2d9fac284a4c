import type { AnyRoute } from '@subrosa/contract/route';
import { isWriting } from '@subrosa/contract/route';
import { ApiError } from './api-error.ts';

const LARGEST = 2 ** 31 - 1;
const ETAG = /^(?:W\/)?"(\d{1,15})"$/;

/** The version that the caller edited, from `If-Match`; a versioned write without one is refused. */
export function versionOf(header: string | undefined, route: AnyRoute): number | null {
  if (!route.versioned || !isWriting(route.method)) return null;
  const match = ETAG.exec(header ?? '');
  if (!match) throw new ApiError('version.required');
  const version = Number(match[1]);
  // No row ever gets there, and the column could not hold it.
  if (version > LARGEST) throw new ApiError('version.stale');
  return version;
}

/** For a store that updated `WHERE version = …` and found no row although the thing exists. */
export function staleVersion(): never {
  throw new ApiError('version.stale');
}

export function etagOf(version: number): string {
  return `"${version}"`;
}

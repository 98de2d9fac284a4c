import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sha256 } from '../../packages/transparency/src/hashes.ts';
import type { ReleaseFile } from '../../packages/transparency/src/release/manifest.ts';

/** The manifest of a build, which the build itself writes and the site serves. */
export const MANIFEST = 'release-manifest.txt';

/** All files of a folder with their hashes. */
export function hashFiles(folder: string): ReleaseFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), hash: sha256(readFileSync(file)) }));
}

/**
 * The files that browsers receive. Compressed copies are left out, because the content counts that they decompress to; Vite's own
 * manifest is not served.
 */
export function listReleaseFiles(build: string): ReleaseFile[] {
  return hashFiles(build).filter(({ path }) => path !== MANIFEST && !/^\.vite\/|\.(?:br|gz)$/.test(path));
}

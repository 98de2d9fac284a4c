import { BUNDLE_ENTRIES, encodeBundle } from '@subrosa/transparency/entries/bundle';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findCheckpoint, listEntries, logReader } from './queries/log.ts';

/** C2SP tlog-tiles: a tile spans eight levels of the tree. */
const TILE_HEIGHT = 8;
const TILE_HASHES = 256;

export async function getCheckpoint(db: Db): Promise<string> {
  const checkpoint = await findCheckpoint(db);
  if (!checkpoint) throw new ApiError('resource.notFound');
  return checkpoint.note;
}

interface Part {
  /** Digits; `parseInt` ignores the `.p` of a partial file. */
  name: string;
  /** Entries or hashes from its beginning; all of them by default. */
  width?: number;
}

/** Only what a checkpoint covers, so that a file never changes. */
export async function getEntries(db: Db, { name, width = BUNDLE_ENTRIES }: Part): Promise<string> {
  const start = Number.parseInt(name, 10) * BUNDLE_ENTRIES;
  if (start + width > (await signedSize(db))) throw new ApiError('resource.notFound');
  const entries = await listEntries(db, start, start + width);
  return latin1(encodeBundle(entries.map(({ content }) => content)));
}

export async function getTile(db: Db, { level, name, width = TILE_HASHES }: Part & { level: number }): Promise<string> {
  const start = Number.parseInt(name, 10) * TILE_HASHES;
  const height = level * TILE_HEIGHT;
  if ((start + width) * 2 ** height > (await signedSize(db))) throw new ApiError('resource.notFound');
  const nodes = Array.from({ length: width }, (_, offset) => ({ level: height, index: start + offset }));
  return latin1(Buffer.concat(await logReader(db).read(nodes)));
}

const signedSize = async (db: Db) => (await findCheckpoint(db))?.size ?? 0;

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

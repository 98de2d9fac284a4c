import { transaction } from '../../../platform/db/transaction.ts';
import type { HashListMatch } from '../../../platform/hash-list/hash-list.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { storeHashes, type CheckedItem, type FrameHash } from '../store/processing.ts';
import { findTakedown } from '../takedowns/queries.ts';
import { outside, InvalidFileError, CsamMatchError } from './errors.ts';

interface ComparisonInput {
  item: CheckedItem;
  platform: WorkerPlatform;
}

/** Rejects a copy of a known picture before it becomes visible. */
export async function rejectKnown({ item, platform }: ComparisonInput, hashes: readonly FrameHash[]): Promise<void> {
  await transaction(platform.db, (tx) => storeHashes(tx, item.id, hashes));
  // Queried after the hashes are stored: a concurrent take-down finds them there.
  const known = await findMatches(platform, hashes);
  // A single frame that matches CSAM takes precedence over all other matches.
  const unlawful = known.find(({ isCsam }) => isCsam);
  if (unlawful) throw new CsamMatchError(unlawful);
  const [first] = known;
  if (first) throw new InvalidFileError('known', `${first.list}, distance ${first.distance}`);
}

/** The hash of no real picture. */
const BLANK_FINGERPRINT = { pdq: 'a5'.repeat(32), quality: 100 };

/** Checks that the hash list is available before a video is rendered, which takes minutes. */
export async function expectHashList({ hashList }: WorkerPlatform): Promise<void> {
  await outside('the hash list', () => hashList.match(BLANK_FINGERPRINT.pdq, BLANK_FINGERPRINT.quality));
}

async function findMatches(platform: WorkerPlatform, hashes: readonly FrameHash[]): Promise<HashListMatch[]> {
  const known: HashListMatch[] = [];
  for (const hash of hashes) {
    const takenDown = await findTakedown(platform.db, hash);
    if (takenDown) known.push({ list: 'taken down', ...takenDown });
    const listed = await outside('the hash list', () => platform.hashList.match(hash.pdq.toString('hex'), hash.quality));
    if (listed) known.push(listed);
  }
  return known;
}

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

/** Refuses a copy of a known picture, before anybody sees it. */
export async function rejectKnown({ item, platform }: ComparisonInput, hashes: readonly FrameHash[]): Promise<void> {
  await transaction(platform.db, (tx) => storeHashes(tx, item.id, hashes));
  // Asked after they are stored: a take-down that is decided meanwhile finds them there.
  const known = await findMatches(platform, hashes);
  // Whatever else it looks like: one frame of this kind is enough.
  const unlawful = known.find(({ sealed: isCsam }) => isCsam);
  if (unlawful) throw new CsamMatchError(unlawful);
  const [first] = known;
  if (first) throw new InvalidFileError('known', `${first.list}, distance ${first.distance}`);
}

/** The look of no picture. */
const BLANK_FINGERPRINT = { pdq: 'a5'.repeat(32), quality: 100 };

/** A video takes minutes to render: not while the list that it is compared with is away. */
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

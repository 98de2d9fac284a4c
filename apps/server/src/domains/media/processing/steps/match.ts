import { transaction } from '../../../../platform/db/transaction.ts';
import type { KnownPicture } from '../../../../platform/hash-list/hash-list.ts';
import { findTakenDown } from '../../takedowns/queries.ts';
import { storeHashes, type FrameHash } from '../../store/processing.ts';
import { outside, Refused, Unlawful } from '../refused.ts';
import type { Step } from '../step.ts';
import { hashFrames } from '../video/frames.ts';
import type { Work } from '../work.ts';

/** Whether it is a copy of a known picture, before anybody sees it. */
export const match: Step = {
  name: 'match',
  reaches: 'matched',
  run: async (work) => {
    const { item, platform } = work;
    const hashes = item.kind === 'image' ? [await hashPicture(work)] : await hashFrames(await work.original(), await work.format());
    await transaction(platform.db, (tx) => storeHashes(tx, item.id, hashes));
    // Asked after they are stored: a take-down that is decided meanwhile finds them there.
    const known = await findKnown(work, hashes);
    // Whatever else it looks like: one frame of this kind is enough.
    const unlawful = known.find(({ sealed }) => sealed);
    if (unlawful) throw new Unlawful(unlawful);
    const [first] = known;
    if (first) throw new Refused('known', `${first.list}, distance ${first.distance}`);
    return {};
  },
};

async function findKnown({ platform }: Work, hashes: readonly FrameHash[]): Promise<KnownPicture[]> {
  const known: KnownPicture[] = [];
  for (const hash of hashes) {
    const takenDown = await findTakenDown(platform.db, hash);
    if (takenDown) known.push({ list: 'taken down', ...takenDown });
    const listed = await outside('the hash list', () => platform.hashList.match(hash.pdq.toString('hex'), hash.quality));
    if (listed) known.push(listed);
  }
  return known;
}

async function hashPicture({ decoder, picture }: Work): Promise<FrameHash> {
  const { pdq, quality } = await decoder.ask({ ask: 'fingerprint', picture: await picture() });
  return { frame: 0, pdq: Buffer.from(pdq, 'hex'), quality };
}

import { transaction } from '../../../../platform/db/transaction.ts';
import { findTakenDown } from '../../takedowns/queries.ts';
import { storeHashes, type FrameHash } from '../../store/processing.ts';
import { outside, Refused } from '../refused.ts';
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
    for (const hash of hashes) {
      const takenDown = await findTakenDown(platform.db, hash);
      if (takenDown) throw new Refused('known', `taken down, distance ${takenDown.distance}`);
    }
    for (const { pdq, quality } of hashes) {
      const known = await outside('the hash list', () => platform.hashList.match(pdq.toString('hex'), quality));
      if (known) throw new Refused('known', `${known.list}, distance ${known.distance}`);
    }
    return {};
  },
};

async function hashPicture({ decoder, picture }: Work): Promise<FrameHash> {
  const { pdq, quality } = await decoder.ask({ ask: 'fingerprint', picture: await picture() });
  return { frame: 0, pdq: Buffer.from(pdq, 'hex'), quality };
}

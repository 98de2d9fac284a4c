import type { mediaCalls } from '@subrosa/contract/media';
import type { BodyOf } from '@subrosa/contract/route';
import { canBeJudged, mayBeStated } from '@subrosa/rules/media/statement';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { lockOwned } from '../queries/items.ts';
import { saveStatement } from '../store/statements.ts';
import { changeState } from './change-state.ts';
import { readStatement } from '../read-statement.ts';
import { submitForReview } from './submit-for-review.ts';

interface Said {
  ownerId: string;
  id: string;
  statement: BodyOf<typeof mediaCalls.stateMedia>;
}

/** Keeps who is shown. What was reviewed under another statement goes back to the start of review. */
export async function stateMedia(tx: Tx, { ownerId, id, statement }: Said, platform: CallPlatform): Promise<void> {
  const { clock } = platform;
  const item = await lockOwned(tx, ownerId, id);
  if (!item || !mayBeStated(item)) throw new Refusal('page.missing');
  const stated = await readStatement(tx, ownerId, statement);
  const { changed, asked } = await saveStatement(tx, item, stated, clock.now());
  // Before it can be looked at there is nothing to ask; the end of the checks asks them.
  if (!changed || !canBeJudged(item.state)) return;
  for (const person of asked) await emit(tx, clock, 'media.memberDepicted', { mediaId: item.id, ...person });
  if (item.state === 'published') await changeState(tx, clock, { id: item.id, to: 'pending_review' });
  if (item.state !== 'scanned') await changeState(tx, clock, { id: item.id, to: 'scanned' });
  await submitForReview(tx, item.id, platform);
}

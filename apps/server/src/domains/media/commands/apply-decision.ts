import type { MediaReason } from '@subrosa/rules/media/states';
import { outcomeOf } from '@subrosa/rules/media/verdict';
import type { Events } from '../../../events/events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enqueueRestoreOriginal } from '../jobs/restore-original.ts';
import { lockItem } from '../queries/items.ts';
import { hasOpenCase } from '../queries/review.ts';
import { publish } from './publish.ts';
import { rejectMedia } from './reject-media.ts';
import { removeItem } from './remove-media.ts';
import { submitForReview } from './submit-for-review.ts';

type DecisionEvent = Events['moderation.caseDecided'];

/** Applies a decision of staff to an item, by the state that the item has now. */
export async function applyDecision(tx: Tx, decided: DecisionEvent, platform: Pick<Platform, 'clock' | 'config'>): Promise<void> {
  const { subjectId: id, kind, decision, reason } = decided;
  const { clock } = platform;
  const item = await lockItem(tx, id);
  if (!item) return;
  const outcome = outcomeOf({ kind, decision, state: item.state, waitsForAnother: await hasOpenCase(tx, id) });
  if (outcome === 'publish') await publish(tx, clock, id);
  if (outcome === 'reject') await rejectMedia(tx, clock, id, (reason ?? 'not_allowed') as MediaReason);
  if (outcome === 'remove') await removeItem(tx, clock, id);
  if (outcome === 'submit') await submitForReview(tx, id, platform, true);
  if (outcome === 'check') await enqueueRestoreOriginal(tx, id);
}

import type { RequestDraft } from '@subrosa/contract/requests/parts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { removeDraft, saveDraft } from '../store/drafts.ts';

/** As typed so far; the last one counts. */
export async function keepDraft(tx: Tx, { memberId, draft }: { memberId: string; draft: RequestDraft }, clock: Clock): Promise<void> {
  await saveDraft(tx, memberId, draft, clock.now());
}

export async function discardDraft(tx: Tx, memberId: string): Promise<void> {
  await removeDraft(tx, memberId);
}

import type { RequestDraft } from '@subrosa/contract/requests/schemas';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { removeDraft, saveDraft } from '../store/drafts.ts';

/** Removes what PostgreSQL cannot store in a text. */
const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '');

/** Stores the draft as typed so far. The last request wins. */
export async function saveRequestDraft(
  tx: Tx,
  { memberId, draft }: { memberId: string; draft: RequestDraft },
  clock: Clock,
): Promise<void> {
  const { title, description, price } = draft;
  const kept = { ...draft, title: storable(title), description: storable(description), price: storable(price) };
  await saveDraft(tx, memberId, kept, clock.now());
}

export async function discardDraft(tx: Tx, memberId: string): Promise<void> {
  await removeDraft(tx, memberId);
}

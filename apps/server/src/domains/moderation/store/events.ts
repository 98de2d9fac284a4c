import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

interface NewEvent {
  caseId: string;
  kind: 'opened' | 'claimed' | 'released' | 'accessed' | 'decided' | 'reminded' | 'revealed';
  /** Null for events of the system. */
  actorId: string | null;
  at: Date;
  /** Contains only constants of the contract, because it is never erased. */
  detail?: Readonly<Record<string, string | null>>;
}

export async function addEvent(tx: Tx, { caseId, kind, actorId, at, detail = {} }: NewEvent): Promise<void> {
  await tx
    .insertInto('moderation_event')
    .values({ id: newId(), case_id: caseId, occurred_at: at, kind, actor_id: actorId, detail: JSON.stringify(detail) })
    .execute();
}

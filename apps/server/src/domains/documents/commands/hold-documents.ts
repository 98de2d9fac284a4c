import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendAudit } from '../../audit/index.ts';
import { setHold } from '../store/documents.ts';

interface HoldInput {
  ownerId: string;
  held: boolean;
  /** The reference of the order, entered by the operator. */
  order: string;
}

/** Sets or lifts a legal hold, under which no document is destroyed. Returns the number of documents. */
export async function holdDocuments(tx: Tx, clock: Clock, { ownerId, held, order }: HoldInput): Promise<number> {
  const ids = await setHold(tx, ownerId, held);
  const action = held ? 'document.held' : 'document.released';
  for (const subjectId of ids)
    await appendAudit(tx, clock, { actorId: null, action, subjectKind: 'document', subjectId, detail: { order } });
  return ids.length;
}

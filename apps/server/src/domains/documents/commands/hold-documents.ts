import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendAudit } from '../../audit/index.ts';
import { setHold } from '../store/documents.ts';

interface HoldInput {
  ownerId: string;
  held: boolean;
  /** The file number of the order, in the operator's words. */
  order: string;
}

/** A court or an authority wants them kept: nothing destroys them until the hold is lifted. Returns how many there are. */
export async function holdDocuments(tx: Tx, clock: Clock, { ownerId, held, order }: HoldInput): Promise<number> {
  const ids = await setHold(tx, ownerId, held);
  const action = held ? 'document.held' : 'document.released';
  for (const subjectId of ids)
    await appendAudit(tx, clock, { actorId: null, action, subjectKind: 'document', subjectId, detail: { order } });
  return ids.length;
}

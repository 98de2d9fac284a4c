import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendAudit } from '../../audit/index.ts';
import { setPreservedHold } from './store.ts';

interface HoldInput {
  caseId: string;
  held: boolean;
  /** The file number of the order, in the operator's words. */
  order: string;
}

/** A court or an authority wants it kept: nothing destroys it until the hold is lifted. Returns how many files there are. */
export async function holdPreserved(tx: Tx, clock: Clock, { caseId, held, order }: HoldInput): Promise<number> {
  const files = await setPreservedHold(tx, caseId, held);
  const action = held ? 'sealed.held' : 'sealed.released';
  if (files > 0) await appendAudit(tx, clock, { actorId: null, action, subjectKind: 'case', subjectId: caseId, detail: { order, files } });
  return files;
}

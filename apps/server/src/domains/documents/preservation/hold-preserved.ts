import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendAudit } from '../../audit/index.ts';
import { setPreservedHold } from './store.ts';

interface HoldInput {
  caseId: string;
  held: boolean;
  /** The reference of the order, entered by the operator. */
  order: string;
}

/** Sets or lifts a legal hold, under which no preserved file is destroyed. Returns the number of files. */
export async function holdPreserved(tx: Tx, clock: Clock, { caseId, held, order }: HoldInput): Promise<number> {
  const files = await setPreservedHold(tx, caseId, held);
  const action = held ? 'csam.held' : 'csam.released';
  if (files > 0) await appendAudit(tx, clock, { actorId: null, action, subjectKind: 'case', subjectId: caseId, detail: { order, files } });
  return files;
}

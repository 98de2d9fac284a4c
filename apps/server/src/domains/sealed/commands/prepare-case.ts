import type { BodyOf } from '@subrosa/contract/route';
import type { sealedCalls } from '@subrosa/contract/sealed';
import { preparingProblem } from '@subrosa/rules/sealed/sealed';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { sealedAtHand, type Handling } from '../at-hand.ts';
import { sealNote } from '../note.ts';
import { savePrepared } from '../store.ts';

type Preparing = BodyOf<typeof sealedCalls.prepareSealedCase>;
type Needed = Pick<Platform, 'clock' | 'config'>;

/** What one proposes; prepared again, the later counts, and who prepared last cannot confirm. */
export async function prepareCase(
  tx: Tx,
  handling: Handling,
  { verdict, incident, note }: Preparing,
  { clock, config }: Needed,
): Promise<void> {
  const { caseId, staffId } = handling;
  await sealedAtHand(tx, handling, preparingProblem);
  await savePrepared(tx, caseId, {
    verdict,
    incident: verdict === 'report' ? incident : null,
    note: note ? sealNote(config.SEAL_SECRET, caseId, note) : null,
    by: staffId,
    at: clock.now(),
  });
  await appendAudit(tx, clock, {
    actorId: staffId,
    action: 'sealed.prepared',
    subjectKind: 'case',
    subjectId: caseId,
    detail: { verdict },
  });
}

/** Not so: somebody prepares it anew. */
export async function returnCase(tx: Tx, handling: Handling, { clock }: Needed): Promise<void> {
  const { caseId, staffId } = handling;
  await sealedAtHand(tx, handling, preparingProblem);
  await savePrepared(tx, caseId, null);
  await appendAudit(tx, clock, { actorId: staffId, action: 'sealed.returned', subjectKind: 'case', subjectId: caseId });
}

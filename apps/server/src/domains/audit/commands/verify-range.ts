import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { addCheck } from '../store.ts';
import { verifySection } from '../verify-chain.ts';
import { appendAudit } from './append-audit.ts';

const MOST = 10_000;

interface VerifyRangeInput {
  staffId: string;
  first: number;
  last: number;
}

/** Verifies at most MOST entries for an auditor, without the anchors, which the daily job compares. */
export async function verifyRange(tx: Tx, clock: Clock, { staffId, first, last }: VerifyRangeInput) {
  const until = Math.min(last, first + MOST - 1);
  const found = await verifySection(tx, first, until);
  const checked = { first, last: Math.max(first, until), problems: found.problems.length };
  await addCheck(tx, { id: newId(), at: clock.now(), ...checked, isComplete: false, anchored: false });
  await appendAudit(tx, clock, { actorId: staffId, action: 'audit.verified', subjectKind: 'audit', subjectId: null, detail: checked });
  return found;
}

import type { CaseKind, CaseReason } from '@subrosa/rules/moderation/case-rules';
import type { Sanction } from '@subrosa/rules/moderation/sanctions';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { decideCase } from './decide-case.ts';
import { openCase } from './open-case.ts';
import { claimCase } from './claim-case.ts';

interface DecideImmediatelyInput {
  kind: Extract<CaseKind, 'own_initiative' | 'lifetime_fraud'>;
  memberId: string;
  reason: CaseReason;
  note?: string | undefined;
  sanction?: Sanction | undefined;
}

/** Decides about a member without a report: opens, claims and decides a case in one transaction. */
export async function decideImmediately(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  staff: Staff,
  { kind, memberId, ...deciding }: DecideImmediatelyInput,
): Promise<void> {
  const caseId = await openCase(tx, platform.clock, { kind, subjectKind: 'profile', subjectId: memberId, memberId });
  const handling = { caseId, staff };
  await claimCase(tx, platform.clock, handling);
  await decideCase(tx, platform, handling, { decision: 'reject', ...deciding });
}

import type { CaseKind, CaseReason } from '@subrosa/rules/moderation/cases';
import type { Sanction } from '@subrosa/rules/moderation/sanctions';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { decideCase } from './decide-case.ts';
import { openCase } from './open-case.ts';
import { takeCase } from './take-case.ts';

interface Deciding {
  kind: Extract<CaseKind, 'own_initiative' | 'lifetime_fraud'>;
  memberId: string;
  reason: CaseReason;
  note?: string | undefined;
  sanction?: Sanction | undefined;
}

/** What staff decide about a member without a report: a case as any other, opened, taken and decided in one transaction. */
export async function decideAtOnce(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  staff: Staff,
  { kind, memberId, ...deciding }: Deciding,
): Promise<void> {
  const caseId = await openCase(tx, platform.clock, { kind, subjectKind: 'profile', subjectId: memberId, memberId });
  const handling = { caseId, staff };
  await takeCase(tx, platform.clock, handling);
  await decideCase(tx, platform, handling, { decision: 'reject', ...deciding });
}

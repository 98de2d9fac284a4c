import { dayOf } from '@subrosa/rules/statistics/periods';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockLegalMatter, type LegalMatter } from '../queries/legal-matters.ts';
import { closeLegalMatter } from '../store.ts';

interface ResolveInput {
  id: string;
  resolvedOn: string;
  outcome: NonNullable<LegalMatter['outcome']>;
}

/** Records the outcome, once. */
export async function resolveLegalMatter(
  tx: Tx,
  clock: Clock,
  staff: Staff,
  { id, resolvedOn, outcome }: ResolveInput,
): Promise<LegalMatter> {
  const found = await lockLegalMatter(tx, id);
  if (found?.resolvedOn !== null) throw new ApiError('resource.notFound');
  const isPossible = resolvedOn >= found.receivedOn && resolvedOn <= dayOf(clock.now());
  if (!isPossible) throw new ApiError('request.invalid', { fields: { resolvedOn: 'field.invalid' } });
  await closeLegalMatter(tx, id, { resolvedOn, outcome });
  await appendAudit(tx, clock, {
    actorId: staff.id,
    action: 'legal_matter.resolved',
    subjectKind: 'legal_matter',
    subjectId: id,
    detail: { outcome },
  });
  return { ...found, resolvedOn, outcome };
}

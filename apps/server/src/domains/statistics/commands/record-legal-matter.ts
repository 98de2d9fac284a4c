import { dayOf } from '@subrosa/rules/statistics/periods';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { appendAudit } from '../../audit/index.ts';
import type { LegalMatter } from '../queries/legal-matters.ts';
import { insertLegalMatter } from '../store.ts';

type RecordLegalMatterInput = Pick<LegalMatter, 'kind' | 'country' | 'receivedOn'>;

/** Records the kind, country and day of an order or a dispute, without its content. */
export async function recordLegalMatter(tx: Tx, clock: Clock, staff: Staff, recording: RecordLegalMatterInput): Promise<LegalMatter> {
  const at = clock.now();
  if (recording.receivedOn > dayOf(at)) throw new ApiError('request.invalid', { fields: { receivedOn: 'field.invalid' } });
  const legalMatter = { id: newId(), ...recording, resolvedOn: null, outcome: null };
  await insertLegalMatter(tx, legalMatter, { staffId: staff.id, at });
  const { kind, country } = recording;
  const subject = { subjectKind: 'legal_matter', subjectId: legalMatter.id, detail: { kind, country } };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'legal_matter.recorded', ...subject });
  return legalMatter;
}

import { dayOf } from '@subrosa/rules/figures/periods';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockMatter, type Matter } from '../queries/matters.ts';
import { closeMatter } from '../store.ts';

interface Answering {
  id: string;
  answeredOn: string;
  outcome: NonNullable<Matter['outcome']>;
}

/** How it ended, once. */
export async function answerMatter(tx: Tx, clock: Clock, staff: Staff, { id, answeredOn, outcome }: Answering): Promise<Matter> {
  const found = await lockMatter(tx, id);
  if (found?.answeredOn !== null) throw new Refusal('page.missing');
  const isPossible = answeredOn >= found.receivedOn && answeredOn <= dayOf(clock.now());
  if (!isPossible) throw new Refusal('request.invalid', { fields: { answeredOn: 'field.invalid' } });
  await closeMatter(tx, id, { answeredOn, outcome });
  await appendAudit(tx, clock, { actorId: staff.id, action: 'matter.answered', subjectKind: 'matter', subjectId: id, detail: { outcome } });
  return { ...found, answeredOn, outcome };
}

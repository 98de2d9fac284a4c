import { dayOf } from '@subrosa/rules/figures/periods';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { appendAudit } from '../../audit/index.ts';
import type { Matter } from '../queries/matters.ts';
import { addMatter } from '../store.ts';

type Recording = Pick<Matter, 'kind' | 'country' | 'receivedOn'>;

/** An order or a dispute came: its kind, country and day, and nothing of what it is about. */
export async function recordMatter(tx: Tx, clock: Clock, staff: Staff, recording: Recording): Promise<Matter> {
  const at = clock.now();
  if (recording.receivedOn > dayOf(at)) throw new Refusal('request.invalid', { fields: { receivedOn: 'field.invalid' } });
  const matter = { id: newId(), ...recording, answeredOn: null, outcome: null };
  await addMatter(tx, matter, { staffId: staff.id, at });
  const { kind, country } = recording;
  const subject = { subjectKind: 'matter', subjectId: matter.id, detail: { kind, country } };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'matter.recorded', ...subject });
  return matter;
}

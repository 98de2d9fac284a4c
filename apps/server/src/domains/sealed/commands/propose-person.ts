import type { BodyOf } from '@subrosa/contract/route';
import type { sealedCalls } from '@subrosa/contract/sealed';
import { may, type Staff } from '@subrosa/rules/moderation/staff';
import { mayTakePart } from '@subrosa/rules/moderation/two-person-rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { appendAudit } from '../../audit/index.ts';
import { findColleague, isNamed } from '../queries/people.ts';
import { addNaming } from '../store.ts';

type Proposing = BodyOf<typeof sealedCalls.proposeSealedPerson>;

/** Nothing changes until a safety lead confirms it. */
export async function proposePerson(tx: Tx, clock: Clock, staff: Staff, { place, username, reason }: Proposing): Promise<void> {
  if (!mayTakePart('sealed_person', 'first', staff)) throw new Refusal('staff.roleTooNew');
  const { id: by } = staff;
  const personId = username === null ? null : await findPerson(tx, username, by);
  const id = newId();
  if (!(await addNaming(tx, { id, place, personId, reason, by, at: clock.now() }))) throw new Refusal('sealed.placeWaits');
  const detail = { place, person: personId };
  await appendAudit(tx, clock, { actorId: by, action: 'sealed.person_proposed', subjectKind: 'sealed_naming', subjectId: id, detail });
}

async function findPerson(tx: Tx, username: string, by: string): Promise<string> {
  const person = await findColleague(tx, username);
  if (!person) throw new Refusal('page.missing');
  if (!may(person.role, 'handle_sealed') || person.id === by || (await isNamed(tx, person.id))) throw new Refusal('sealed.personUnfit');
  return person.id;
}

import type { BodyOf } from '@subrosa/contract/route';
import type { csamRoutes } from '@subrosa/contract/csam';
import { may, type Staff } from '@subrosa/rules/moderation/staff';
import { mayTakePart } from '@subrosa/rules/moderation/two-person-rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { appendAudit } from '../../audit/index.ts';
import { findColleague, isNamed } from '../queries/people.ts';
import { addNaming } from '../store.ts';

type Proposing = BodyOf<typeof csamRoutes.proposeCsamReviewer>;

/** Nothing changes until a safety lead confirms it. */
export async function proposePerson(tx: Tx, clock: Clock, staff: Staff, { place: slot, username, reason }: Proposing): Promise<void> {
  if (!mayTakePart('sealed_person', 'first', staff)) throw new ApiError('staff.roleTooNew');
  const { id: by } = staff;
  const personId = username === null ? null : await findPerson(tx, username, by);
  const id = newId();
  if (!(await addNaming(tx, { id, place: slot, personId, reason, by, at: clock.now() }))) throw new ApiError('sealed.placeWaits');
  const detail = { place: slot, person: personId };
  await appendAudit(tx, clock, { actorId: by, action: 'sealed.person_proposed', subjectKind: 'sealed_naming', subjectId: id, detail });
}

async function findPerson(tx: Tx, username: string, by: string): Promise<string> {
  const person = await findColleague(tx, username);
  if (!person) throw new ApiError('page.missing');
  if (!may(person.role, 'review_csam') || person.id === by || (await isNamed(tx, person.id))) throw new ApiError('sealed.personUnfit');
  return person.id;
}

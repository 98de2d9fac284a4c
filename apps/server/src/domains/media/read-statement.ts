import type { mediaCalls } from '@subrosa/contract/media';
import type { BodyOf } from '@subrosa/contract/route';
import { peopleProblem } from '@subrosa/rules/media/statement';
import type { Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findNameable, listReleases } from './queries/people.ts';
import type { StatedPerson, Statement } from './store/statements.ts';

type Said = BodyOf<typeof mediaCalls.stateMedia>;

const nobodyElse = { memberId: null, name: null, releaseId: null };

/** Finds whom a statement names. Why somebody cannot be named is not said: it may be that they blocked the uploader. */
export async function readStatement(tx: Tx, uploaderId: string, { shows, people }: Said, field = ''): Promise<Statement> {
  const problem = peopleProblem(shows, people);
  if (problem) throw new Refusal('request.invalid', { fields: { [`${field}people`]: problem } });
  const usernames = people.flatMap((person) => (person.who === 'member' ? [person.username.toLowerCase()] : []));
  const members = await findNameable(tx, uploaderId, usernames);
  const releaseIds = people.flatMap((person) => (person.who === 'other' ? [person.releaseId.toLowerCase()] : []));
  const releases = await listReleases(tx, uploaderId, releaseIds);

  const stated = people.map((person): StatedPerson => {
    if (person.who === 'self') return { who: 'self', ...nobodyElse };
    if (person.who === 'member') {
      const memberId = members.get(person.username.toLowerCase());
      if (memberId === undefined) throw new Refusal('media.personUnknown');
      return { who: 'member', ...nobodyElse, memberId };
    }
    const releaseId = person.releaseId.toLowerCase();
    if (!releases.has(releaseId)) throw new Refusal('media.releaseMissing');
    return { who: 'other', ...nobodyElse, name: person.name, releaseId };
  });
  return { shows, people: stated };
}

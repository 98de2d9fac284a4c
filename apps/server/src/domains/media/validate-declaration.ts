import type { mediaRoutes } from '@subrosa/contract/media';
import type { BodyOf } from '@subrosa/contract/route';
import { peopleProblem } from '@subrosa/rules/media/declaration';
import type { Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findNameable, listReleases } from './queries/depicted-persons.ts';
import type { DepictedPerson, Declaration } from './store/declarations.ts';

type DeclarationText = BodyOf<typeof mediaRoutes.declareDepictions>;

const noOtherPerson = { memberId: null, name: null, releaseId: null };

/** Resolves the named members and releases. The error does not reveal why a member cannot be named, for example by a block. */
export async function validateDeclaration(
  tx: Tx,
  uploaderId: string,
  { depicts, people }: DeclarationText,
  field = '',
): Promise<Declaration> {
  const problem = peopleProblem(depicts, people);
  if (problem) throw new ApiError('request.invalid', { fields: { [`${field}people`]: problem } });
  const usernames = people.flatMap((person) => (person.who === 'member' ? [person.username.toLowerCase()] : []));
  const members = await findNameable(tx, uploaderId, usernames);
  const releaseIds = people.flatMap((person) => (person.who === 'other' ? [person.releaseId.toLowerCase()] : []));
  const releases = await listReleases(tx, uploaderId, releaseIds);

  const persons = people.map((person): DepictedPerson => {
    if (person.who === 'self') return { who: 'self', ...noOtherPerson };
    if (person.who === 'member') {
      const memberId = members.get(person.username.toLowerCase());
      if (memberId === undefined) throw new ApiError('media.personUnknown');
      return { who: 'member', ...noOtherPerson, memberId };
    }
    const releaseId = person.releaseId.toLowerCase();
    if (!releases.has(releaseId)) throw new ApiError('media.releaseMissing');
    return { who: 'other', ...noOtherPerson, name: person.name, releaseId };
  });
  return { depicts, people: persons };
}

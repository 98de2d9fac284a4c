import type { Consent, PersonKind, Depicts } from '@subrosa/rules/media/people';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { listDepictedPersons } from '../queries/depicted-persons.ts';

export interface DepictedPerson {
  who: PersonKind;
  memberId: string | null;
  name: string | null;
  releaseId: string | null;
}

export interface Declaration {
  depicts: Depicts;
  people: readonly DepictedPerson[];
}

interface SaveResult {
  changed: boolean;
  /** Members who were not named before. */
  added: { personId: string; memberId: string }[];
}

const keyOf = ({ who, memberId, name, releaseId }: DepictedPerson) => JSON.stringify([who, memberId, name, releaseId]);

/** Replaces the depicted people. A member who stays named keeps their answer, so that an objection cannot be removed by declaring again. */
export async function saveDeclaration(
  tx: Tx,
  item: { id: string; depicts: Depicts | null },
  declaration: Declaration,
  at: Date,
): Promise<SaveResult> {
  const before = await listDepictedPersons(tx, [item.id]);
  const wanted = new Map(declaration.people.map((person) => [keyOf(person), person]));
  const gone: string[] = [];
  for (const { id, who, member_id, name, release_id } of before) {
    if (!wanted.delete(keyOf({ who, memberId: member_id, name, releaseId: release_id }))) gone.push(id);
  }
  const rows = [...wanted.values()].map((person) => ({ id: newId(), ...person }));
  if (gone.length > 0) await tx.deleteFrom('media_depiction').where('id', 'in', gone).execute();
  if (rows.length > 0) {
    await tx
      .insertInto('media_depiction')
      .values(
        rows.map(({ id, who, memberId, name, releaseId }) => ({
          id,
          media_id: item.id,
          who,
          member_id: memberId,
          name,
          release_id: releaseId,
          consent: (who === 'member' ? 'pending' : 'given') satisfies Consent,
          declared_at: at,
        })),
      )
      .execute();
  }
  const changed = gone.length + rows.length > 0 || item.depicts !== declaration.depicts;
  if (changed) await tx.updateTable('media').set({ depicts: declaration.depicts, declared_at: at }).where('id', '=', item.id).execute();
  return { changed, added: rows.flatMap(({ id, memberId }) => (memberId === null ? [] : [{ personId: id, memberId }])) };
}

export async function saveConsent(tx: Tx, personId: string, answered: { consent: Consent; at: Date }): Promise<void> {
  await tx.updateTable('media_depiction').set({ consent: answered.consent, answered_at: answered.at }).where('id', '=', personId).execute();
}

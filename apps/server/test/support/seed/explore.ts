import { projectMembers } from '../../../src/domains/explore/projection/project.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import type { Tx } from '../../../src/platform/db/database.ts';
import { personas, type PersonaName } from '../personas.ts';

const DAY = 86_400_000;

/** How many days before the evening of the seed each of them was here last. Nobody is online: that is only who really is. */
const daysAgo: Partial<Record<PersonaName, number>> = {
  iris: 0,
  marlow: 0,
  noa: 0,
  mei: 1,
  dorian: 2,
  ansel: 5,
  juniper: 12,
  wren: 3,
  yasmin: 40,
};

/** When the cast were here, and the rows by which searches find them. */
export async function seedExplore(tx: Tx, clock: Clock): Promise<void> {
  for (const [name, days] of Object.entries(daysAgo)) {
    const day = new Date(clock.now().getTime() - days * DAY).toISOString().slice(0, 10);
    const visit = { member_id: personas[name as PersonaName].id, day };
    await tx
      .insertInto('member_activity')
      .values(visit)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await projectMembers(
    tx,
    Object.values(personas).map(({ id }) => id),
  );
}

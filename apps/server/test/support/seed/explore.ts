import { projectMembers } from '../../../src/domains/explore/projection/project.ts';
import type { Clock } from '../../../src/platform/clock.ts';
import type { Tx } from '../../../src/platform/db/database.ts';
import { personas, type PersonaName } from '../personas.ts';

const DAY = 86_400_000;

/** How many days before the date of the seed each persona visited last. None is online, because only real sessions are. */
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

/** Adds visits of the personas and their search rows. */
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

import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { cast, type CastName } from '../../apps/server/src/testing/cast.ts';
import { anEndorsement, aRequestNote } from '../../apps/server/src/testing/connections.ts';
import { aFavourite } from '../../apps/server/src/testing/favourites.ts';
import { aBlock, aConnection } from '../../apps/server/src/testing/profiles.ts';

type Pair = readonly [CastName, CastName];

const connected: readonly Pair[] = [
  ['iris', 'mei'],
  ['iris', 'noa'],
  ['dorian', 'marlow'],
  ['dorian', 'yasmin'],
];

/** The first asks the second: iris has one that waits for her, and one that waits for another. */
const asking: readonly (readonly [CastName, CastName, string])[] = [
  ['ansel', 'iris', 'I liked your still lifes. I would be glad to hear more about them.'],
  ['iris', 'juniper', 'Welcome. Ask me anything about how things work here.'],
  ['marlow', 'wren', ''],
];

/** The first does not want to meet the second. */
const blocked: Pair = ['wren', 'yasmin'];

const favourites: readonly Pair[] = [
  ['iris', 'mei'],
  ['marlow', 'iris'],
  ['dorian', 'iris'],
  ['ansel', 'iris'],
];

const endorsements = [
  { by: 'marlow', about: 'iris', text: 'Patient, precise, and always on time.', approved: true },
  { by: 'dorian', about: 'iris', text: 'Every conversation was a pleasure.', approved: true },
  { by: 'mei', about: 'iris', text: 'A good colleague and a better guide to Vancouver.', approved: false },
] as const;

/** The cast know each other a little. */
export async function seedConnections(tx: Tx, clock: Clock): Promise<void> {
  const began = await tx.selectFrom('favourite_member').select('since').where('member_id', '=', cast.iris.id).executeTakeFirst();
  if (began) return;
  for (const [one, other] of connected) await aConnection(tx, cast[one].id, cast[other].id);
  for (const [asker, asked, note] of asking) {
    await aConnection(tx, cast[asker].id, cast[asked].id, 'asking');
    if (note !== '') await aRequestNote(tx, cast[asker].id, cast[asked].id, note);
  }
  await aBlock(tx, cast[blocked[0]].id, cast[blocked[1]].id);
  for (const [member, favourite] of favourites) await aFavourite(tx, cast[member].id, cast[favourite].id, clock.now());
  for (const { by, about, text, approved } of endorsements) {
    await anEndorsement(tx, { authorId: cast[by].id, recipientId: cast[about].id, text, approved });
  }
}

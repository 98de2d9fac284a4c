import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { personas, type PersonaName } from '../../apps/server/test/support/personas.ts';
import { anEndorsement, aRequestNote } from '../../apps/server/test/support/connections.ts';
import { aFavourite } from '../../apps/server/test/support/favourites.ts';
import { aBlock, aConnection } from '../../apps/server/test/support/profiles.ts';

type Pair = readonly [PersonaName, PersonaName];

const connected: readonly Pair[] = [
  ['iris', 'mei'],
  ['iris', 'noa'],
  ['dorian', 'marlow'],
  ['dorian', 'yasmin'],
];

/** From the first to the second: Iris has an incoming and an outgoing request. */
const pendingRequests: readonly (readonly [PersonaName, PersonaName, string])[] = [
  ['ansel', 'iris', 'I liked your still lifes. I would be glad to hear more about them.'],
  ['iris', 'juniper', 'Welcome. Ask me anything about how things work here.'],
  ['marlow', 'wren', ''],
];

/** The first blocks the second. */
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

/** Connections, requests, blocks and endorsements of the personas. */
export async function seedConnections(tx: Tx, clock: Clock): Promise<void> {
  const seeded = await tx.selectFrom('favourite_member').select('member_id').where('member_id', '=', personas.iris.id).executeTakeFirst();
  if (seeded) return;
  for (const [one, other] of connected) await aConnection(tx, personas[one].id, personas[other].id);
  for (const [requester, recipient, note] of pendingRequests) {
    await aConnection(tx, personas[requester].id, personas[recipient].id, 'outgoing');
    if (note !== '') await aRequestNote(tx, personas[requester].id, personas[recipient].id, note);
  }
  await aBlock(tx, personas[blocked[0]].id, personas[blocked[1]].id);
  for (const [member, favourite] of favourites) await aFavourite(tx, personas[member].id, personas[favourite].id, clock.now());
  for (const { by, about, text, approved } of endorsements) {
    await anEndorsement(tx, { authorId: personas[by].id, recipientId: personas[about].id, text, approved });
  }
}

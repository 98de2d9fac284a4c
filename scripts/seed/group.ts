import { addGroup, admit, nameAdmins, saveState } from '../../apps/server/src/domains/conversations/groups/store.ts';
import { addEpoch } from '../../apps/server/src/domains/conversations/store/epochs.ts';
import { addMessage, addNote } from '../../apps/server/src/domains/conversations/store/messages.ts';
import { moveCursors } from '../../apps/server/src/domains/conversations/store/cursors.ts';
import { stampState, stampWith } from '../../apps/server/src/domains/conversations/franking.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { personas, type PersonaName } from '../../apps/server/src/testing/personas.ts';
import { acceptEpochs } from '../../packages/crypto/src/conversation/accept-epochs.ts';
import { meetContacts } from '../../packages/crypto/src/conversation/contacts.ts';
import { renewEpoch } from '../../packages/crypto/src/conversation/renew-epoch.ts';
import { writeMessage } from '../../packages/crypto/src/conversation/write-message.ts';
import { type PersonaBrowser, noteSigners } from './persona-browser.ts';

/** The first runs it. */
export const groupOf: readonly PersonaName[] = ['mei', 'iris', 'marlow', 'dorian', 'noa'];

const NAME = 'Harbour evenings';
const messages: readonly (readonly [PersonaName, string])[] = [
  ['mei', 'Welcome, everybody. I am in Vancouver from the 20th on.'],
  ['dorian', 'How good. Shall we meet at the harbour on Saturday?'],
  ['iris', 'I bring tea.'],
  ['noa', 'Then I join by video, as always.'],
];

const MINUTE = 60_000;

/** A group of five who have all read what was said, sealed as their browsers would seal it. */
export async function seedGroup(
  tx: Tx,
  browsers: ReadonlyMap<PersonaName, PersonaBrowser>,
  { began, config }: { began: Date; config: Config },
): Promise<void> {
  const groupId = newId();
  const of = (name: PersonaName) => {
    const browser = browsers.get(name);
    if (!browser) throw new Error(`${name} has no browser`);
    return browser;
  };
  const ids = groupOf.map((name) => personas[name].id);
  const [ownerId = '', ...others] = ids;
  const logs = groupOf.map((name) => of(name).log);
  const { self } = of('mei');
  await addGroup(tx, { id: groupId, ownerId, at: began });
  const people = { members: ids.toSorted(), admins: [ownerId] };
  const contacts = await meetContacts(self, {}, logs);
  const making = { self, conversationId: groupId, epochs: [], contacts, people, group: { first: { name: NAME } }, now: began };
  const { record, wraps, state } = await renewEpoch(making);
  if (!state) throw new Error('the group has no name');
  await addEpoch(tx, { ...record, members: [...record.members], admins: [...record.admins] }, wraps);
  await noteSigners(tx, groupId, groupOf.map(of));
  await admit(tx, { groupId, newest: 0, at: began }, others);
  await nameAdmins(tx, groupId, people.admins);
  const header = { id: state.id, senderId: ownerId, epoch: state.epoch, commitment: state.commitment };
  const stamp = stampState(config, { kind: 'group', conversationId: groupId, recipientId: null, ...header }, began);
  const { carried: _carried, ...envelope } = state;
  await saveState(tx, groupId, { ...envelope, senderId: ownerId, stamped: { ...header, ...stamp } });
  const created = { what: 'created', memberIds: [] };
  await addNote(tx, { conversationId: groupId, sequence: 1, senderId: ownerId, sentAt: began, epoch: 0, kind: 'event', note: created });

  for (const [index, [name, text]] of messages.entries()) {
    const { self: writer } = of(name);
    const known = await meetContacts(writer, {}, logs);
    const wrap = wraps.find(({ memberId }) => memberId === writer.memberId)?.wrap ?? '';
    const reading = { self: writer, conversationId: groupId, known: [], received: [{ record, wrap }], directory: known };
    const { epochs } = await acceptEpochs(reading);
    const sentAt = new Date(began.getTime() + (index + 1) * 4 * MINUTE);
    const payload = { kind: 'text', text } as const;
    const writing = { self: writer, epochs, contacts: known, id: newId(), payload, longest: config.LIMIT_CHAT_MESSAGE, now: sentAt };
    const context = { ...(await writeMessage(writing)), conversationId: groupId, senderId: writer.memberId, sequence: index + 2 };
    await addMessage(tx, { ...context, ...stampWith(config, { ...context, sentAt: sentAt.toISOString() }), sentAt });
  }
  const newest = messages.length + 1;
  for (const memberId of ids) await moveCursors(tx, { memberId, conversationId: groupId }, { read: newest, delivered: newest });
}

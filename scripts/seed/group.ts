import { addGroup, admit, nameAdmins, saveState } from '../../apps/server/src/domains/conversations/groups/store.ts';
import { addEpoch } from '../../apps/server/src/domains/conversations/store/epochs.ts';
import { addMessage, addSystemMessage } from '../../apps/server/src/domains/conversations/store/messages.ts';
import { moveCursors } from '../../apps/server/src/domains/conversations/store/cursors.ts';
import { stampState, stampWith } from '../../apps/server/src/domains/conversations/franking.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { personas, type PersonaName } from '../../apps/server/test/support/personas.ts';
import { acceptEpochs } from '../../packages/crypto/src/conversation/accept-epochs.ts';
import { loadContacts } from '../../packages/crypto/src/conversation/contacts.ts';
import { NEW_SETTINGS } from '../../packages/crypto/src/conversation/settings.ts';
import { renewEpoch } from '../../packages/crypto/src/conversation/renew-epoch.ts';
import { writeMessage } from '../../packages/crypto/src/conversation/write-message.ts';
import { type PersonaBrowser, saveSigners } from './persona-browser.ts';

/** The first is the admin. */
export const groupOf: readonly PersonaName[] = ['mei', 'iris', 'marlow', 'dorian', 'noa'];

const NAME = 'Harbour evenings';
const messages: readonly (readonly [PersonaName, string])[] = [
  ['mei', 'Welcome, everybody. I am in Vancouver from the 20th on.'],
  ['dorian', 'How good. Shall we meet at the harbour on Saturday?'],
  ['iris', 'I bring tea.'],
  ['noa', 'Then I join by video, as always.'],
];

const MINUTE = 60_000;

/** A group of five who have read all messages, encrypted as their browsers would. */
export async function seedGroup(
  tx: Tx,
  browsers: ReadonlyMap<PersonaName, PersonaBrowser>,
  { began: startedAt, config }: { began: Date; config: Config },
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
  await addGroup(tx, { id: groupId, ownerId, at: startedAt });
  const people = { members: ids.toSorted(), admins: [ownerId] };
  const contacts = await loadContacts(self, NEW_SETTINGS, logs);
  const epochInput = { self, conversationId: groupId, epochs: [], contacts, people, group: { first: { name: NAME } }, now: startedAt };
  const { record, wraps, state } = await renewEpoch(epochInput);
  if (!state) throw new Error('the group has no name');
  await addEpoch(tx, { ...record, members: [...record.members], admins: [...record.admins] }, wraps);
  await saveSigners(tx, groupId, groupOf.map(of));
  await admit(tx, { groupId, newest: 0, at: startedAt }, others);
  await nameAdmins(tx, groupId, people.admins);
  const header = { id: state.id, senderId: ownerId, epoch: state.epoch, commitment: state.commitment };
  const stamp = stampState(config, { kind: 'group', conversationId: groupId, recipientId: null, ...header }, startedAt);
  const { carried: _carried, ...envelope } = state;
  await saveState(tx, groupId, { ...envelope, senderId: ownerId, stamped: { ...header, ...stamp } });
  const created = { what: 'created', memberIds: [] };
  await addSystemMessage(tx, {
    conversationId: groupId,
    sequence: 1,
    senderId: ownerId,
    sentAt: startedAt,
    epoch: 0,
    kind: 'event',
    content: created,
  });

  for (const [index, [name, text]] of messages.entries()) {
    const { self: writer } = of(name);
    const known = await loadContacts(writer, NEW_SETTINGS, logs);
    const wrap = wraps.find(({ memberId }) => memberId === writer.memberId)?.wrap ?? '';
    const reading = { self: writer, conversationId: groupId, known: [], received: [{ record, wrap }], directory: known };
    const { epochs } = await acceptEpochs(reading);
    const sentAt = new Date(startedAt.getTime() + (index + 1) * 4 * MINUTE);
    const payload = { kind: 'text', text } as const;
    const messageInput = { self: writer, epochs, contacts: known, id: newId(), payload, longest: config.LIMIT_CHAT_MESSAGE, now: sentAt };
    const context = { ...(await writeMessage(messageInput)), conversationId: groupId, senderId: writer.memberId, sequence: index + 2 };
    await addMessage(tx, { ...context, ...stampWith(config, { ...context, sentAt: sentAt.toISOString() }), sentAt });
  }
  const newest = messages.length + 1;
  const read = { read: newest, delivered: newest, undecrypted: [], decrypted: [] };
  for (const memberId of ids) await moveCursors(tx, { memberId, conversationId: groupId }, read);
}

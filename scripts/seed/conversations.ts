import { saltOf } from '../../apps/server/src/domains/accounts/credentials.ts';
import { addDirect, makeVisibleTo } from '../../apps/server/src/domains/conversations/store/conversations.ts';
import { addEpoch } from '../../apps/server/src/domains/conversations/store/epochs.ts';
import { addMessage } from '../../apps/server/src/domains/conversations/store/messages.ts';
import { moveCursors } from '../../apps/server/src/domains/conversations/store/cursors.ts';
import { stampWith } from '../../apps/server/src/domains/conversations/franking.ts';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { personas, type PersonaName } from '../../apps/server/test/support/personas.ts';
import { acceptEpochs } from '../../packages/crypto/src/conversation/accept-epochs.ts';
import { loadContacts } from '../../packages/crypto/src/conversation/contacts.ts';
import { NEW_SETTINGS } from '../../packages/crypto/src/conversation/settings.ts';
import { renewEpoch } from '../../packages/crypto/src/conversation/renew-epoch.ts';
import { writeMessage } from '../../packages/crypto/src/conversation/write-message.ts';
import { type PersonaBrowser, saveSigners, unlockOnce } from './persona-browser.ts';
import { groupOf, seedGroup } from './group.ts';

interface SeededConversation {
  /** The first sends the first message. */
  between: readonly [PersonaName, PersonaName];
  messages: readonly (readonly [PersonaName, string])[];
  /** How many messages the second has read. */
  read: number;
}

const seededConversations: readonly SeededConversation[] = [
  // Ansel is on the free plan: he sees that Iris wrote, but not the text.
  {
    between: ['iris', 'ansel'],
    messages: [['iris', 'Thank you for your note about the still lifes. What would you like to know?']],
    read: 0,
  },
  {
    between: ['iris', 'noa'],
    messages: [
      ['iris', 'Welcome back. How was the exhibition?'],
      ['noa', 'ערב טוב! היה יפה מאוד, אשלח לך תמונות מחר.'],
    ],
    read: 1,
  },
  {
    between: ['dorian', 'iris'],
    messages: [
      ['dorian', 'Good evening. Is the silk scarf from your last post still available?'],
      ['iris', 'It is. I can post it on Monday.'],
      ['dorian', 'Monday is perfect, thank you.'],
    ],
    read: 3,
  },
  {
    between: ['marlow', 'iris'],
    messages: [
      ['marlow', 'Hello Iris, I am in Vancouver next week.'],
      ['iris', 'How nice. There is a good light at the harbour in the morning.'],
      ['marlow', 'Then I will be early.'],
      ['marlow', 'Shall we say half past eight?'],
    ],
    read: 2,
  },
];

const MINUTE = 60_000;

/** A few conversations, encrypted as browsers of the personas would: their passwords decrypt all of them. */
export async function seedConversations(tx: Tx, clock: Clock, config: Config): Promise<void> {
  const startedAt = await tx
    .selectFrom('conversation_member')
    .select('member_id')
    .where('member_id', '=', personas.iris.id)
    .executeTakeFirst();
  if (startedAt) return;
  const browsers = new Map<PersonaName, PersonaBrowser>();
  for (const name of new Set([...seededConversations.flatMap(({ between }) => between), ...groupOf])) {
    const saltFor = (identifier: Parameters<typeof saltOf>[1]) => saltOf(config.CREDENTIAL_SECRET, identifier);
    browsers.set(name, await unlockOnce(tx, personas[name], saltFor, clock.now()));
  }
  await seedGroup(tx, browsers, { began: new Date(clock.now().getTime() - (seededConversations.length + 1) * 60 * MINUTE), config });
  for (const [index, story] of seededConversations.entries()) {
    const startedAt = new Date(clock.now().getTime() - (seededConversations.length - index) * 60 * MINUTE);
    await seedConversation(tx, story, browsers, { began: startedAt, config });
  }
}

async function seedConversation(
  tx: Tx,
  { between, messages, read }: SeededConversation,
  browsers: ReadonlyMap<PersonaName, PersonaBrowser>,
  { began: startedAt, config }: { began: Date; config: Config },
): Promise<void> {
  const [member, peer] = [personas[between[0]], personas[between[1]]];
  const conversationId = newId();
  await addDirect(tx, { id: conversationId, member, peer, at: startedAt });
  await makeVisibleTo(tx, member.id, conversationId, startedAt);
  const of = (name: PersonaName) => {
    const browser = browsers.get(name);
    if (!browser) throw new Error(`${name} has no browser`);
    return browser;
  };
  const logs = between.map((name) => of(name).log);
  const opener = of(between[0]);
  const people = { members: [member.id, peer.id].toSorted(), admins: [] };
  const contacts = await loadContacts(opener.self, NEW_SETTINGS, logs);
  const epoch = await renewEpoch({ self: opener.self, conversationId, epochs: [], contacts, people, now: startedAt });
  await addEpoch(tx, { ...epoch.record, members: [...epoch.record.members], admins: [...epoch.record.admins] }, epoch.wraps);
  await saveSigners(tx, conversationId, between.map(of));

  for (const [index, [name, text]] of messages.entries()) {
    const { self } = of(name);
    const known = await loadContacts(self, NEW_SETTINGS, logs);
    const wrap = epoch.wraps.find(({ memberId }) => memberId === self.memberId)?.wrap ?? '';
    const received = [{ record: epoch.record, wrap }];
    const { epochs } = await acceptEpochs({ self, conversationId, known: [], received, directory: known });
    const payload = { kind: 'text', text } as const;
    const sentAt = new Date(startedAt.getTime() + (index + 1) * 4 * MINUTE);
    const envelope = await writeMessage({
      self,
      epochs,
      contacts: known,
      id: newId(),
      payload,
      longest: config.LIMIT_CHAT_MESSAGE,
      now: sentAt,
    });
    const context = { ...envelope, conversationId, senderId: self.memberId, sequence: index + 1 };
    const stamp = stampWith(config, { ...context, sentAt: sentAt.toISOString() });
    await addMessage(tx, { ...context, ...stamp, sentAt });
  }
  const received = { delivered: messages.length, undecrypted: [], decrypted: [] };
  await moveCursors(tx, { memberId: member.id, conversationId }, { ...received, read: messages.length });
  await moveCursors(tx, { memberId: peer.id, conversationId }, { ...received, read });
}

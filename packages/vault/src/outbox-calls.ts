import type { MessageEnvelope } from '@subrosa/crypto/signed/message';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { Pins } from '@subrosa/crypto/conversation/trust';
import { idsOf } from '@subrosa/crypto/signed/membership';
import { write } from './conversation-calls.ts';
import { loadToSend } from './conversation-state.ts';
import { deleteRow, type Key, readRow, readRows, writeRow } from './database.ts';
import { decryptRow, type EncryptedRow, encryptRow } from './encrypted-row.ts';
import { loadEpochs, type Member } from './member.ts';
import type { Input, Output, QueuedMessage } from './protocol.ts';
import type { Session } from './session.ts';

const MOST = 100;
/** A session lasts no longer, and the vault with it. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;

type Identities = Readonly<Record<string, string | null>>;

interface QueuedRow {
  conversationId: string;
  message: QueuedMessage;
  /** The other members when it was written and their pinned identities; null if the conversation had not begun. */
  identities: Identities | null;
  /** What may have reached the server already. */
  envelope: MessageEnvelope | null;
}

/** Under the lock of the member, so that a tab stores nothing after another one cleared the vault. */
export async function queueMessage(session: Session, { conversationId, message }: Input<'queueMessage'>): Promise<Output<'queueMessage'>> {
  return session.changeMember(async (member) => {
    if ((await readRows('outbox', member.self.memberId)).length >= MOST) return { isStored: false };
    const identities = await identitiesOf(member, conversationId, member.settings.pins ?? {});
    await save(member, { conversationId, message, identities, envelope: null });
    return { isStored: true };
  });
}

export async function listQueued(session: Session): Promise<Output<'listQueued'>> {
  const member = await session.member();
  const { memberId } = member.self;
  const messages: Output<'listQueued'>['messages'][number][] = [];
  for (const [part, row] of await readRows('outbox', memberId)) {
    const queued = await open(member, part, row);
    if (queued && Date.now() - queued.message.writtenAt < LONGEST_MS) {
      messages.push({ conversationId: queued.conversationId, ...queued.message });
    } else await deleteRow('outbox', [memberId, part]);
  }
  return { messages: messages.toSorted((one, other) => one.writtenAt - other.writtenAt) };
}

export async function writeQueued(session: Session, input: Input<'writeQueued'>): Promise<Output<'writeQueued'>> {
  const { conversationId, id, longest, isRejected, isConfirmed } = input;
  return session.changeMember(async (member) => {
    const part = partOf(conversationId, id);
    const queued = await open(member, part, await readRow('outbox', [member.self.memberId, part]));
    if (!queued) return { envelope: null };
    // Also for an envelope from before: nothing is sent again while an alarm or an unaccepted identity stops new messages.
    const { contacts } = await loadToSend(session, conversationId);
    const identities = await identitiesOf(member, conversationId, contacts.pins);
    const changed = findChanged(queued.identities, identities);
    if (changed && !isConfirmed) throw new ConversationError(changed.reason, { memberId: changed.memberId });
    const { payload } = queued.message;
    const written = await write(session, { conversationId, id, payload, longest });
    const envelope = isRejected ? written : (queued.envelope ?? written);
    if (envelope !== queued.envelope || changed) await save(member, { ...queued, identities, envelope });
    return { envelope };
  });
}

export async function removeQueued(session: Session, { conversationId, id }: Input<'removeQueued'>): Promise<Output<'removeQueued'>> {
  const { self } = await session.member();
  await deleteRow('outbox', keyOf(self.memberId, conversationId, id));
  return {};
}

/** Of the members of the newest epoch that this browser has. */
async function identitiesOf(member: Member, conversationId: string, pins: Pins): Promise<Identities | null> {
  const newest = (await loadEpochs(member, conversationId)).at(-1);
  if (!newest) return null;
  const others = idsOf(newest.record).filter((memberId) => memberId !== member.self.memberId);
  return Object.fromEntries(others.map((memberId) => [memberId, pins[memberId]?.identityKey ?? null]));
}

/** The first member who would read a message that was not written to them, or to other keys. */
function findChanged(before: Identities | null, now: Identities | null) {
  for (const [memberId, identity] of Object.entries(before === null ? {} : (now ?? {}))) {
    const written = before?.[memberId];
    if (written === undefined) return { memberId, reason: 'joinedSince' } as const;
    if (written !== null && written !== identity) return { memberId, reason: 'changedSince' } as const;
  }
  return null;
}

const partOf = (conversationId: string, id: string) => `${conversationId} ${id}`;

const keyOf = (memberId: string, conversationId: string, id: string): Key => [memberId, partOf(conversationId, id)];

async function save({ self: { memberId }, storageKey }: Member, queued: QueuedRow): Promise<void> {
  const part = partOf(queued.conversationId, queued.message.id);
  await writeRow('outbox', [memberId, part], await encryptRow(storageKey, queued, memberId, 'outbox', part));
}

async function open({ self: { memberId }, storageKey }: Member, part: string, row: unknown): Promise<QueuedRow | null> {
  if (row === undefined) return null;
  return (await decryptRow(storageKey, row as EncryptedRow, memberId, 'outbox', part).catch(() => null)) as QueuedRow | null;
}

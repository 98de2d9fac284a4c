import type { GroupEvent } from '@subrosa/rules/conversations/groups';
import type { MessageEntry } from '@subrosa/contract/conversations/schemas';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { entryColumns, inOwnEpoch, type Viewer } from './fragments.ts';

/** A message as its viewer may receive it: without ciphertext if they may not read it. */
export interface EntryRow {
  sequence: number;
  message_id: string;
  entry_kind: 'message' | 'auto' | 'event';
  sender_id: string;
  device_id: string | null;
  message_epoch: number | null;
  sent_at: Date;
  edited_at: Date | null;
  gone: boolean;
  readable: boolean;
  ciphertext: Buffer | null;
  salt: Buffer | null;
  commitment: Buffer | null;
  signature: Buffer | null;
  franking_key_id: string | null;
  franking_tag: Buffer | null;
  system_content: { text: string } | { what: GroupEvent; memberIds: string[] } | null;
  reactions: MessageEntry['reactions'] | null;
}

const columns = entryColumns({ viewer: '$2::uuid', readable: '$3::boolean' });
const ofOwnEpochs = `AND ${inOwnEpoch({ viewer: '$2::uuid', isGroup: 'true' })}`;

const before = (more = '') => `SELECT ${columns} FROM message m
    WHERE m.conversation_id = $1::uuid AND m.sequence < $4::bigint ${more} ORDER BY m.sequence DESC LIMIT $5`;

const after = (more = '') => `SELECT ${columns} FROM message m
    WHERE m.conversation_id = $1::uuid AND m.sequence > $4::bigint ${more} ORDER BY m.sequence LIMIT $5`;

export const beforePrepared: PreparedStatement = { name: 'conversations.list-before', text: before() };
export const afterPrepared: PreparedStatement = { name: 'conversations.list-after', text: after() };
const ofGroup = {
  before: { name: 'conversations.list-before-in-group', text: before(ofOwnEpochs) },
  after: { name: 'conversations.list-after-in-group', text: after(ofOwnEpochs) },
};
const ofTwo = { before: beforePrepared, after: afterPrepared };

const files: PreparedStatement = {
  name: 'conversations.list-with-files',
  text: before(`AND m.ciphertext IS NOT NULL AND m.sequence IN (SELECT a.sequence FROM attachment a WHERE a.conversation_id = $1::uuid)
    AND ${inOwnEpoch({ viewer: '$2::uuid', isGroup: '$6::boolean' })}`),
};

interface PagePosition {
  sequence: number;
  need: number;
}

interface Where {
  id: string;
  isGroup: boolean;
}

/** Returns the entries before or after a sequence, nearest first. */
export function findEntries(
  db: Db,
  { id, isGroup }: Where,
  { memberId, mayRead }: Viewer,
  { direction, sequence, need }: PagePosition & { direction: 'before' | 'after' },
): Promise<EntryRow[]> {
  const prepared = (isGroup ? ofGroup : ofTwo)[direction];
  return runPrepared<EntryRow>(db, prepared, [id, memberId, mayRead, sequence, need]);
}

/** Returns messages with files. */
export function findWithFiles(db: Db, { id, isGroup }: Where, { memberId, mayRead }: Viewer, { sequence, need }: PagePosition) {
  return runPrepared<EntryRow>(db, files, [id, memberId, mayRead, sequence, need, isGroup]);
}

const pinned: PreparedStatement = {
  name: 'conversations.list-pinned',
  text: `SELECT ${columns} FROM message_pin p
    JOIN message m ON m.conversation_id = p.conversation_id AND m.sequence = p.sequence
    JOIN conversation_member own ON own.conversation_id = p.conversation_id AND own.member_id = $2::uuid
    WHERE p.conversation_id = $1::uuid AND p.pinned_at <= coalesce(own.left_at, 'infinity')
      AND ${inOwnEpoch({ viewer: '$2::uuid', isGroup: '$4::boolean' })}
    ORDER BY p.pinned_at DESC`,
};

export function findPinned(db: Db, { id, isGroup }: Where, viewer: Viewer): Promise<EntryRow[]> {
  return runPrepared<EntryRow>(db, pinned, [id, viewer.memberId, viewer.mayRead, isGroup]);
}

const oneEntryPrepared: PreparedStatement = {
  name: 'conversations.find-entry',
  text: `SELECT ${columns} FROM message m WHERE m.conversation_id = $1::uuid AND m.sequence = $4::bigint`,
};

/** Returns an entry as a member sees it who may read. */
export async function findEntry(tx: Tx, conversationId: string, memberId: string, sequence: number): Promise<EntryRow | null> {
  const [row = null] = await runPrepared<EntryRow>(tx, oneEntryPrepared, [conversationId, memberId, true, sequence]);
  return row;
}

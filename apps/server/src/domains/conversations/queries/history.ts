import type { Db } from '../../../platform/db/database.ts';
import { runPrepared, type Prepared } from '../../../platform/db/prepared.ts';
import { entryColumns, type Viewer } from './parts.ts';

/** A message as its viewer may have it: without ciphertext where they may not read it. */
export interface EntryRow {
  sequence: number;
  message_id: string;
  sender_id: string;
  device_id: string;
  message_epoch: number;
  sent_at: Date;
  gone: boolean;
  readable: boolean;
  ciphertext: Buffer | null;
  salt: Buffer | null;
  commitment: Buffer;
  signature: Buffer | null;
  reporting_key_id: string;
  reporting_tag: Buffer;
}

const columns = entryColumns({ viewer: '$2::uuid', readable: '$3::boolean' });

export const beforeStatement: Prepared = {
  name: 'conversations.list-before',
  text: `SELECT ${columns} FROM message m
    WHERE m.conversation_id = $1::uuid AND m.sequence < $4::bigint ORDER BY m.sequence DESC LIMIT $5`,
};

const afterStatement: Prepared = {
  name: 'conversations.list-after',
  text: `SELECT ${columns} FROM message m
    WHERE m.conversation_id = $1::uuid AND m.sequence > $4::bigint ORDER BY m.sequence LIMIT $5`,
};

/** From a place on, nearest first. */
export function findEntries(
  db: Db,
  conversationId: string,
  { memberId, mayRead }: Viewer,
  place: { direction: 'before' | 'after'; sequence: number; need: number },
): Promise<EntryRow[]> {
  const statement = place.direction === 'before' ? beforeStatement : afterStatement;
  return runPrepared<EntryRow>(db, statement, [conversationId, memberId, mayRead, place.sequence, place.need]);
}

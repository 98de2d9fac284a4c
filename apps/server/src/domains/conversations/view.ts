import type { ConversationEntry, ConversationView, GroupView, MessageEntry } from '@subrosa/contract/conversations/schemas';
import { mayRead, rightsIn } from '@subrosa/rules/conversations/rights';
import type { EntitlementSettings, Holder } from '@subrosa/rules/entitlements/may';
import type { Delivery } from '../../platform/media-delivery/signed-urls.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { viewMedia } from '../media/index.ts';
import type { EntryRow } from './queries/history.ts';
import { HIDDEN_RECEIPTS, ownReceipts, receiptsForOthers } from './receipts.ts';
import type { PhotoRow, SelfRow, ViewRow } from './queries/views.ts';

const PHOTO_SIZES = ['small', 'medium'] as const;

const text = (bytes: Buffer) => bytes.toString('base64url');

/** The only function that converts rows into entries: a row without ciphertext becomes locked or deleted. */
export function viewEntry(row: EntryRow): ConversationEntry {
  const placed = { sequence: row.sequence, sentAt: row.sent_at.toISOString(), senderId: row.sender_id, id: row.message_id };
  if (row.gone) return { kind: 'deleted', ...placed };
  const content = row.system_content;
  if (content && 'what' in content) return { kind: 'event', ...placed, ...content };
  if (content) return { kind: 'auto', ...placed, text: content.text };
  return isComplete(row) ? viewMessage(row, placed) : { kind: 'locked', ...placed };
}

type CompleteEntryRow = EntryRow & { [Column in 'ciphertext' | 'salt' | 'signature' | 'commitment' | 'franking_tag']: Buffer } & {
  device_id: string;
  message_epoch: number;
  franking_key_id: string;
};

const isComplete = (row: EntryRow): row is CompleteEntryRow =>
  row.readable && [row.ciphertext, row.salt, row.signature, row.commitment].every(Boolean);

function viewMessage(row: CompleteEntryRow, placed: Pick<MessageEntry, 'sequence' | 'sentAt' | 'senderId' | 'id'>): MessageEntry {
  return {
    kind: 'message',
    ...placed,
    deviceId: row.device_id,
    epoch: row.message_epoch,
    salt: text(row.salt),
    commitment: text(row.commitment),
    ciphertext: text(row.ciphertext),
    signature: text(row.signature),
    frankingKeyId: row.franking_key_id,
    frankingTag: text(row.franking_tag),
    editedAt: row.edited_at?.toISOString() ?? null,
    reactions: row.reactions ?? [],
  };
}

export function viewPhoto(row: PhotoRow, delivery: Delivery) {
  const { photo_id: id, generation, photo_kind: kind, width, height, duration_ms, placeholder } = row;
  if (id === null || generation === null || kind === null || width === null || height === null) return null;
  return viewMedia({ id, generation, kind, width, height, duration_ms, placeholder }, delivery, PHOTO_SIZES);
}

interface ViewerContext {
  caller: Caller;
  self: SelfRow;
  settings: EntitlementSettings;
  delivery: Delivery;
}

const hasLast = (row: ViewRow): row is ViewRow & EntryRow => row.sequence !== null;

export function viewConversation(row: ViewRow, viewer: ViewerContext, group: SeenGroup | null): ConversationView {
  const rights = rightsIn(viewer.caller, row, viewer.settings);
  return {
    id: row.id,
    kind: row.kind,
    members: group?.members ?? viewPair(row, viewer),
    group: group?.group ?? null,
    epoch: row.epoch,
    newest: row.newest,
    peerMayRead: group ? null : mayRead(peerHolder(row), viewer.settings),
    readUpTo: row.last_read_sequence,
    unread: row.unread,
    archived: row.archived,
    muted: row.muted,
    mutedUntil: row.muted ? (row.muted_until?.toISOString() ?? null) : null,
    pinned: row.pinned,
    pins: row.pins ?? [],
    last: hasLast(row) ? viewEntry(row) : null,
    can: row.left ? { ...rights, send: false, because: 'gone' } : rights,
  };
}

const peerHolder = (row: ViewRow): Holder => ({
  accountType: row.peer_account_type,
  premium: row.peer_premium,
  verified: row.peer_verified,
  phoneVerified: row.peer_phone_verified,
});

/** A group as its viewer sees it. */
export interface SeenGroup {
  members: ConversationView['members'];
  group: GroupView;
}

function viewPair(row: ViewRow, { caller, self, delivery }: ViewerContext): ConversationView['members'] {
  // Read receipts are visible only if both members share theirs.
  const isShared = self.shares_receipts && row.peer_shares_receipts;
  const peerCursors = {
    read: row.peer_last_read_sequence,
    delivered: row.peer_last_delivered_sequence,
    undecrypted: row.peer_undecrypted,
  };
  return [
    {
      id: caller.memberId,
      username: self.username,
      accountType: caller.accountType,
      photo: viewPhoto(self, delivery),
      ...ownReceipts({ read: row.last_read_sequence, delivered: row.last_delivered_sequence, undecrypted: row.undecrypted }),
      joinedAfter: 0,
      keySequence: self.keys,
    },
    {
      id: row.peer_id ?? '',
      username: row.peer_username,
      accountType: row.peer_account_type,
      photo: viewPhoto(row, delivery),
      ...(isShared ? receiptsForOthers(peerCursors) : HIDDEN_RECEIPTS),
      joinedAfter: 0,
      keySequence: row.peer_keys,
    },
  ];
}

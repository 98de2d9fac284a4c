import type { SequenceRange } from '@subrosa/contract/conversations/ciphertext';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import type { ListPosition, PageRange } from '../../../platform/http/list-cursor.ts';
import type { EntryRow } from './history.ts';
import { entryColumns, inOwnEpoch, keySequenceOf, rangesOf, type Viewer } from './fragments.ts';
import { sharesReadReceipts } from './settings.ts';
import { notBlocked, publishedPhotoOf } from '../../../sql/visibility.ts';

export interface PhotoRow {
  photo_id: string | null;
  generation: number | null;
  photo_kind: 'image' | 'video' | null;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  placeholder: Buffer | null;
}

export interface SelfRow extends PhotoRow {
  username: string;
  keys: number;
  shares_receipts: boolean;
}

type LastRow = { [Column in keyof EntryRow]: EntryRow[Column] | null };

/** A conversation as its viewer sees it, with the other member and its newest entry. */
export interface ViewRow extends ListPosition, PhotoRow, LastRow {
  kind: 'direct' | 'group';
  newest: number;
  epoch: number | null;
  last_read_sequence: number;
  last_delivered_sequence: number;
  undecrypted: SequenceRange[] | null;
  unread: number;
  archived: boolean;
  muted: boolean;
  muted_until: Date | null;
  pinned: boolean;
  pins: { id: string; sequence: number }[] | null;
  left: boolean;
  /** Null for a group. */
  peer_id: string | null;
  peer_username: string;
  peer_account_type: AccountType;
  peer_premium: boolean;
  peer_verified: boolean;
  peer_phone_verified: boolean;
  peer_last_read_sequence: number;
  peer_last_delivered_sequence: number;
  peer_undecrypted: SequenceRange[] | null;
  peer_shares_receipts: boolean;
  peer_keys: number;
}

const self: PreparedStatement = {
  name: 'conversations.find-self',
  text: `SELECT m.username, ${keySequenceOf('m.id')} AS keys, ${sharesReadReceipts('s')} AS shares_receipts, photo.*
    FROM member m
    JOIN member_settings s ON s.member_id = m.id
    LEFT JOIN profile p ON p.member_id = m.id
    LEFT JOIN LATERAL (${publishedPhotoOf('m.id')}) photo ON true
    WHERE m.id = $1::uuid`,
};

/** SQL: conversations that the viewer sees. One without messages is visible only to the member who opened it. */
const thereIn = (rows: string) => `
  FROM ${rows} cm
  LEFT JOIN LATERAL (
    SELECT m.username, m.account_type, m.identity_verified_at, m.phone_verified_at FROM member m WHERE m.id = cm.peer_id AND m.state = 'active' OFFSET 0) peer ON true
  WHERE cm.member_id = $1::uuid AND cm.last_message_at IS NOT NULL
    AND (cm.peer_id IS NULL OR (peer.username IS NOT NULL AND ${notBlocked('$1::uuid', 'cm.peer_id')}))`;

const there = thereIn('conversation_member');

/** SQL: rows `h`, in their order, with everything that a view needs. $2: whether the viewer may read. */
const withViews = (rows: string) => `
  SELECT h.conversation_id AS id, (extract(epoch FROM h.last_message_at) * 1000000)::bigint AS at, c.kind,
    least(c.last_sequence, h.left_at_sequence)::float8 AS newest,
    CASE WHEN h.left_at IS NULL THEN c.epoch ELSE (
      SELECT max(w.epoch) FROM conversation_key_wrap w WHERE w.conversation_id = h.conversation_id AND w.member_id = h.member_id) END AS epoch,
    h.last_read_sequence::float8 AS last_read_sequence, h.last_delivered_sequence::float8 AS last_delivered_sequence,
    ${rangesOf('h.undecrypted_sequences')} AS undecrypted, h.unread, h.archived,
    h.muted AND coalesce(h.muted_until > now(), true) AS muted, h.muted_until, h.pinned_at IS NOT NULL AS pinned, h.left_at IS NOT NULL AS left,
    (SELECT json_agg(json_build_object('id', pm.id, 'sequence', pm.sequence) ORDER BY pin.pinned_at DESC)
      FROM message_pin pin JOIN message pm ON pm.conversation_id = pin.conversation_id AND pm.sequence = pin.sequence
      WHERE pin.conversation_id = h.conversation_id AND pin.pinned_at <= coalesce(h.left_at, 'infinity')) AS pins,
    h.peer_id, h.username AS peer_username, h.account_type AS peer_account_type,
    h.peer_id IS NOT NULL AND is_premium(h.peer_id, (now() AT TIME ZONE 'UTC')::date) AS peer_premium,
    h.identity_verified_at IS NOT NULL AS peer_verified, h.phone_verified_at IS NOT NULL AS peer_phone_verified,
    them.last_read_sequence::float8 AS peer_last_read_sequence, them.last_delivered_sequence::float8 AS peer_last_delivered_sequence,
    ${rangesOf('them.undecrypted_sequences')} AS peer_undecrypted,
    ${sharesReadReceipts('s')} AS peer_shares_receipts, ${keySequenceOf('h.peer_id')} AS peer_keys, photo.*, last.*
  FROM (${rows}) h
  CROSS JOIN LATERAL (SELECT * FROM conversation WHERE id = h.conversation_id OFFSET 0) c
  LEFT JOIN LATERAL (
    SELECT * FROM conversation_member t WHERE t.member_id = h.peer_id AND t.conversation_id = h.conversation_id OFFSET 0) them ON true
  LEFT JOIN LATERAL (SELECT * FROM member_settings WHERE member_id = h.peer_id OFFSET 0) s ON true
  LEFT JOIN LATERAL (SELECT photo_id FROM profile WHERE member_id = h.peer_id OFFSET 0) p ON true
  LEFT JOIN LATERAL (${publishedPhotoOf('h.peer_id')}) photo ON true
  LEFT JOIN LATERAL (
    SELECT ${entryColumns({ viewer: '$1::uuid', readable: '$2::boolean' })}
    FROM message m
    WHERE m.conversation_id = h.conversation_id AND m.kind <> 'event'
      AND ${inOwnEpoch({ viewer: '$1::uuid', isGroup: '(h.peer_id IS NULL)' })} AND (SELECT true FROM message_hidden x
      WHERE x.conversation_id = m.conversation_id AND x.member_id = $1::uuid AND x.sequence = m.sequence) IS NULL
    ORDER BY m.sequence DESC LIMIT 1) last ON true
  ORDER BY h.last_message_at DESC, h.conversation_id DESC`;

const oneViewPrepared: PreparedStatement = {
  name: 'conversations.find-view',
  text: withViews(`SELECT cm.*, peer.* ${there} AND cm.conversation_id = $3::uuid`),
};

const page = (more = '', from = there) =>
  withViews(`
    SELECT cm.*, peer.* ${from} AND cm.archived = $3::boolean ${more}
      AND ($4::text IS NULL OR strpos(lower(cm.peer_name), $4) > 0)
      AND (cm.last_message_at, cm.conversation_id) < (coalesce(timestamptz 'epoch' + $5::bigint * interval '1 microsecond', 'infinity'), $6::uuid)
    ORDER BY cm.last_message_at DESC, cm.conversation_id DESC LIMIT $7 OFFSET $8`);

export const listPrepared: PreparedStatement = { name: 'conversations.list', text: page() };

/** SQL: selects few rows by a partial index. Without OFFSET 0 the planner scans all conversations in list order. */
const fewIn = (which: string) => thereIn(`(SELECT * FROM conversation_member WHERE member_id = $1::uuid AND ${which} OFFSET 0)`);

const only = { unread: fewIn('unread > 0'), groups: fewIn('peer_id IS NULL') };

export type Only = keyof typeof only;

const BY_PIN = 'AND (cm.pinned_at IS NOT NULL) = $9::boolean';

const byPin: PreparedStatement = { name: 'conversations.list-by-pin', text: page(BY_PIN) };

export const filteredPrepared: Readonly<Record<Only, { all: PreparedStatement; byPin: PreparedStatement }>> = {
  unread: {
    all: { name: 'conversations.list-unread', text: page('', only.unread) },
    byPin: { name: 'conversations.list-unread-by-pin', text: page(BY_PIN, only.unread) },
  },
  groups: {
    all: { name: 'conversations.list-groups', text: page('', only.groups) },
    byPin: { name: 'conversations.list-groups-by-pin', text: page(BY_PIN, only.groups) },
  },
};

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Returns the viewer’s own details, which every view contains. */
export async function findSelf(db: Db | Tx, memberId: string): Promise<SelfRow | null> {
  const [row = null] = await runPrepared<SelfRow>(db, self, [memberId]);
  return row;
}

export async function findView(db: Db | Tx, { memberId, mayRead }: Viewer, conversationId: string): Promise<ViewRow | null> {
  const [row = null] = await runPrepared<ViewRow>(db, oneViewPrepared, [memberId, mayRead, conversationId]);
  return row;
}

interface ConversationListFilter {
  archived: boolean;
  search: string | null;
  pinned?: boolean | undefined;
  only?: Only | undefined;
}

/** Returns a page of conversations, by the last message, newest first. */
export function findViews(
  db: Db,
  { memberId, mayRead }: Viewer,
  { archived, search, pinned, only: chosen }: ConversationListFilter,
  { after, need, offset }: PageRange,
): Promise<ViewRow[]> {
  const position = [after?.at ?? null, after?.id ?? LAST_ID];
  const values = [memberId, mayRead, archived, search?.toLowerCase() ?? null, ...position, need, offset];
  const prepared = chosen ? filteredPrepared[chosen] : { all: listPrepared, byPin };
  return pinned === undefined
    ? runPrepared<ViewRow>(db, prepared.all, values)
    : runPrepared<ViewRow>(db, prepared.byPin, [...values, pinned]);
}

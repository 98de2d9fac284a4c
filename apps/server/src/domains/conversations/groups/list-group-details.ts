import type { GroupView } from '@subrosa/contract/conversations/schemas';
import { hasCapacity } from '@subrosa/rules/conversations/groups';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Delivery } from '../../../platform/media-delivery/signed-urls.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { SelfRow, ViewRow } from '../queries/views.ts';
import { HIDDEN_RECEIPTS, ownReceipts, receiptsForOthers, type Receipts } from '../receipts.ts';
import { type SeenGroup, viewPhoto } from '../view.ts';
import { type GroupMemberRow, listFormer, listInvited, listMembers, listStates, type ParticipantRow } from './queries.ts';

interface ViewerContext {
  self: SelfRow;
  delivery: Delivery;
}

export const viewParticipant = (row: ParticipantRow, delivery: Delivery) => ({
  id: row.id,
  username: row.username,
  accountType: row.account_type,
  photo: viewPhoto(row, delivery),
});

/** Returns the additional details of groups by their ids. */
export async function listGroupDetails(
  db: Db | Tx,
  caller: Caller,
  rows: readonly ViewRow[],
  viewer: ViewerContext,
): Promise<Map<string, SeenGroup>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [members, invited, former, states] = [
    await listMembers(db, caller.memberId, ids),
    await listInvited(db, caller.memberId, ids),
    await listFormer(db, caller.memberId, ids),
    await listStates(db, ids),
  ];
  return new Map(
    rows.map((row) => {
      const state = states.find(({ id }) => id === row.id)?.state ?? null;
      const isHere = ({ conversation_id }: { conversation_id: string }) => conversation_id === row.id;
      const people = { members: members.filter(isHere), invited: invited.filter(isHere), former: former.filter(isHere) };
      return [row.id, viewGroup(caller, viewer, { row, state, ...people })];
    }),
  );
}

interface GroupDetails {
  row: ViewRow;
  state: GroupView['state'];
  members: readonly GroupMemberRow[];
  invited: readonly (ParticipantRow & { accepted: boolean })[];
  former: readonly Pick<ParticipantRow, 'id' | 'username'>[];
}

function viewGroup(caller: Caller, { self, delivery }: ViewerContext, { row, state, members, invited, former }: GroupDetails): SeenGroup {
  // A former member sees neither the current members nor that the group changed its name or key.
  const present = row.left ? [] : members;
  const manages = present.some(({ id, admin }) => admin && id === caller.memberId);
  const joining = invited.filter(({ accepted }) => accepted);
  const shown = (people: readonly ParticipantRow[]) => (manages ? people.map((person) => viewParticipant(person, delivery)) : []);
  return {
    members: present.map((member) => ({
      ...viewParticipant(member, delivery),
      ...receiptsOf(member, { isOwn: member.id === caller.memberId, isShared: self.shares_receipts && member.shares_receipts }),
      joinedAfter: member.joined_at_sequence,
      keySequence: member.keys,
    })),
    group: {
      state: row.left ? null : state,
      admins: present.filter(({ admin }) => admin).map(({ id }) => id),
      attendees: present.filter(({ attends }) => attends).map(({ id }) => id),
      joining: shown(joining),
      invited: shown(invited.filter(({ accepted }) => !accepted)),
      former: former.map(({ id, username }) => ({ id, username })),
      can: {
        manage: manages,
        invite: manages && hasCapacity({ members: members.length, joining: joining.length }),
        leave: !row.left,
      },
    },
  };
}

/** Read receipts are visible only if both members share theirs. */
function receiptsOf(member: GroupMemberRow, { isOwn, isShared }: { isOwn: boolean; isShared: boolean }): Receipts {
  const cursors = { read: member.last_read_sequence, delivered: member.last_delivered_sequence, undecrypted: member.undecrypted };
  if (isOwn) return ownReceipts(cursors);
  return isShared ? receiptsForOthers(cursors) : HIDDEN_RECEIPTS;
}

import type { conversationsRoutes } from '@subrosa/contract/conversations';
import {
  actors,
  DAY,
  HOUR,
  members,
  MINUTE,
  ownersOnly,
  perMember,
  unlessPaused,
  type Policy,
  type Who,
} from '../../platform/http/policy.ts';

/** A tab reads whenever it becomes visible or receives an event. */
const readLimit = perMember(20_000, DAY);
const changing = perMember(20_000, DAY);
/** Limits unsolicited conversations. */
const opening = perMember(100, DAY);
const sending = perMember(600, 10 * MINUTE);
const renewing = perMember(600, DAY);
const choosing = perMember(600, HOUR);
/** High enough for every genuine report, low enough to protect the moderation queue. */
const reporting = perMember(30, DAY);

/** Prevents groups from bypassing the limit of unsolicited conversations. */
const inviting = perMember(200, DAY);
const attaching = perMember(600, HOUR);

/** Of the actors in the permission matrix, only these have a plan. */
const paying: Who = {
  ...Object.fromEntries(actors.map((actor) => [actor, 'upgrade'])),
  visitor: 'login',
  premium: 'ok',
  verified: 'ok',
  owner: 'ok',
} as Who;

// The permission matrix tests conversations that do not exist; visibility.test.ts tests who sees which.
const ownerRead = { who: ownersOnly, limit: readLimit };
const change = { who: ownersOnly, limit: changing };
/** Writes what others receive or see. Reading, reporting, leaving and deleting one’s own remain possible while paused. */
const writing = unlessPaused(ownersOnly);
const list = { who: members, limit: readLimit };

export const policy: Policy<typeof conversationsRoutes> = {
  openConversation: { who: writing, limit: opening },
  // The same limit for the path to a message: it must not reveal more about more members than messages do.
  planFirstMessage: { who: writing, limit: opening },
  getFirstMessage: list,
  openFirstMessage: { who: writing, limit: opening },
  clearFirstMessage: { who: members, limit: changing },
  listConversations: list,
  getConversation: ownerRead,
  changeConversation: change,
  archiveConversation: change,
  listMessages: ownerRead,
  sendMessage: { who: writing, limit: sending },
  deleteMessage: change,
  moveCursor: { who: writing, limit: changing },
  listEpochs: ownerRead,
  addEpoch: { who: writing, limit: renewing },
  listKeyLogs: ownerRead,
  getPins: list,
  savePins: { who: members, limit: choosing },
  // The response does not depend on the reported conversation.
  reportConversation: { who: members, limit: reporting },
  // Only for the moderator who claimed the case, see reports.test.ts.
  getConversationCase: { who: ownersOnly },
  viewConversation: ownerRead,
  editMessage: { who: writing, limit: sending },
  reactToMessage: { who: writing, limit: sending },
  removeReaction: change,
  pinMessage: { who: writing, limit: changing },
  unpinMessage: { who: writing, limit: changing },
  listPinned: ownerRead,
  createGroup: { who: unlessPaused(paying), limit: perMember(20, DAY) },
  describeGroup: { who: writing, limit: changing },
  getMemberKeys: { who: ownersOnly, limit: inviting },
  inviteToGroup: { who: writing, limit: inviting },
  withdrawInvitation: change,
  listInvitations: list,
  respondToInvitation: { who: writing, limit: changing },
  leaveGroup: change,
  attendGroup: { who: writing, limit: changing },
  listBlockedGroups: list,
  // The response does not depend on whether the group was blocked.
  unblockGroup: { who: members, limit: changing },
  startAttachment: { who: writing, limit: attaching },
  startEvidence: { who: members, limit: reporting },
  signAttachment: { who: ownersOnly, limit: attaching },
  completeAttachment: { who: ownersOnly, limit: attaching },
  cancelAttachment: change,
  getAttachment: ownerRead,
  listAttachments: ownerRead,
  listUserConversations: list,
};

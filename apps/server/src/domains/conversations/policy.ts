import type { conversationsRoutes } from '@subrosa/contract/conversations';
import { actors, DAY, HOUR, members, MINUTE, ownersOnly, perMember, type Policy, type Who } from '../../platform/http/policy.ts';

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
const list = { who: members, limit: readLimit };

export const policy: Policy<typeof conversationsRoutes> = {
  openConversation: { who: ownersOnly, limit: opening },
  // The same limit for the path to a message: it must not reveal more about more members than messages do.
  planFirstMessage: { who: ownersOnly, limit: opening },
  getFirstMessage: list,
  openFirstMessage: { who: ownersOnly, limit: opening },
  clearFirstMessage: { who: members, limit: changing },
  listConversations: list,
  getConversation: ownerRead,
  changeConversation: change,
  archiveConversation: change,
  listMessages: ownerRead,
  sendMessage: { who: ownersOnly, limit: sending },
  deleteMessage: change,
  moveCursor: change,
  listEpochs: ownerRead,
  addEpoch: { who: ownersOnly, limit: renewing },
  listKeyLogs: ownerRead,
  getPins: list,
  savePins: { who: members, limit: choosing },
  // The response does not depend on the reported conversation.
  reportConversation: { who: members, limit: reporting },
  // Only for the moderator who claimed the case, see reports.test.ts.
  getConversationCase: { who: ownersOnly },
  viewConversation: ownerRead,
  editMessage: { who: ownersOnly, limit: sending },
  reactToMessage: { who: ownersOnly, limit: sending },
  removeReaction: change,
  pinMessage: change,
  unpinMessage: change,
  listPinned: ownerRead,
  createGroup: { who: paying, limit: perMember(20, DAY) },
  describeGroup: change,
  getMemberKeys: { who: ownersOnly, limit: inviting },
  inviteToGroup: { who: ownersOnly, limit: inviting },
  withdrawInvitation: change,
  listInvitations: list,
  respondToInvitation: change,
  leaveGroup: change,
  attendGroup: change,
  listBlockedGroups: list,
  // The response does not depend on whether the group was blocked.
  unblockGroup: { who: members, limit: changing },
  startAttachment: { who: ownersOnly, limit: attaching },
  startEvidence: { who: members, limit: reporting },
  signAttachment: { who: ownersOnly, limit: attaching },
  completeAttachment: { who: ownersOnly, limit: attaching },
  cancelAttachment: change,
  getAttachment: ownerRead,
  listAttachments: ownerRead,
  listUserConversations: list,
};

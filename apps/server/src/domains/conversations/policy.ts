import type { conversationsRoutes } from '@subrosa/contract/conversations';
import { actors, DAY, HOUR, members, MINUTE, ownersOnly, perMember, type Policy, type Who } from '../../platform/http/policy.ts';

/** A tab asks whenever it is looked at or hears of something. */
const readLimit = perMember(20_000, DAY);
const changing = perMember(20_000, DAY);
/** Nobody writes to hundreds whom they do not know. */
const opening = perMember(100, DAY);
const sending = perMember(600, 10 * MINUTE);
const renewing = perMember(600, DAY);
const choosing = perMember(600, HOUR);
/** Everybody may report, and nobody bury staff. */
const reporting = perMember(30, DAY);

/** Groups do not become a way to write to hundreds either. */
const inviting = perMember(200, DAY);
const attaching = perMember(600, HOUR);

/** Only these of the matrix have a plan. */
const paying: Who = {
  ...Object.fromEntries(actors.map((actor) => [actor, 'upgrade'])),
  visitor: 'login',
  premium: 'ok',
  verified: 'ok',
  owner: 'ok',
} as Who;

// The matrix asks for conversations that are nobody's; who sees which is tried in visibility.test.ts.
const one = { who: ownersOnly, limit: readLimit };
const change = { who: ownersOnly, limit: changing };
const list = { who: members, limit: readLimit };

export const policy: Policy<typeof conversationsRoutes> = {
  openConversation: { who: ownersOnly, limit: opening },
  listConversations: list,
  readConversation: one,
  changeConversation: change,
  archiveConversation: change,
  listMessages: one,
  sendMessage: { who: ownersOnly, limit: sending },
  deleteMessage: change,
  moveCursor: change,
  listEpochs: one,
  putEpoch: { who: ownersOnly, limit: renewing },
  readKeyLogs: one,
  readPins: list,
  savePins: { who: members, limit: choosing },
  // The same answer whatever it is about, as with every report.
  reportConversation: { who: members, limit: reporting },
  // For who has taken the case: tried in reports.test.ts.
  readConversationCase: { who: ownersOnly },
  viewConversation: one,
  editMessage: { who: ownersOnly, limit: sending },
  reactToMessage: { who: ownersOnly, limit: sending },
  removeReaction: change,
  pinMessage: change,
  unpinMessage: change,
  listPinned: one,
  createGroup: { who: paying, limit: perMember(20, DAY) },
  describeGroup: change,
  readKeysOf: { who: ownersOnly, limit: inviting },
  inviteToGroup: { who: ownersOnly, limit: inviting },
  withdrawInvitation: change,
  listInvitations: list,
  answerInvitation: change,
  leaveGroup: change,
  attendGroup: change,
  listBlockedGroups: list,
  // The same answer whether or not it was blocked.
  unblockGroup: { who: members, limit: changing },
  beginAttachment: { who: ownersOnly, limit: attaching },
  beginEvidence: { who: members, limit: reporting },
  signAttachment: { who: ownersOnly, limit: attaching },
  completeAttachment: { who: ownersOnly, limit: attaching },
  dropAttachment: change,
  readAttachment: one,
  listAttachments: one,
  listUserConversations: list,
};

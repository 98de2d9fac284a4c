import type { conversationsCalls } from '@subrosa/contract/conversations';
import { DAY, HOUR, members, MINUTE, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** A tab asks whenever it is looked at or hears of something. */
const looking = perMember(20_000, DAY);
const changing = perMember(20_000, DAY);
/** Nobody writes to hundreds whom they do not know. */
const opening = perMember(100, DAY);
const sending = perMember(600, 10 * MINUTE);
const renewing = perMember(600, DAY);
const choosing = perMember(600, HOUR);
/** Everybody may report, and nobody bury staff. */
const reporting = perMember(30, DAY);

// The matrix asks for conversations that are nobody's; who sees which is tried in visibility.test.ts.
const one = { who: ownersOnly, limit: looking };
const change = { who: ownersOnly, limit: changing };
const list = { who: members, limit: looking };

export const policy: Policy<typeof conversationsCalls> = {
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
  readReceiptChoice: list,
  saveReceiptChoice: { who: members, limit: choosing },
  // The same answer whatever it is about, as with every report.
  reportConversation: { who: members, limit: reporting },
  // For who has taken the case: tried in reports.test.ts.
  readConversationCase: { who: ownersOnly },
  viewConversation: one,
  listUserConversations: list,
};

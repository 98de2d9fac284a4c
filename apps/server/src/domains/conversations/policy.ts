import type { conversationsCalls } from '@subrosa/contract/conversations';
import { members, ownersOnly, type Limit, type Policy } from '../../platform/http/policy.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A tab asks whenever it is looked at or hears of something. */
const looking: Limit = { points: 20_000, seconds: DAY, by: 'member', whenBlind: 'allow' };
const changing: Limit = { points: 20_000, seconds: DAY, by: 'member', whenBlind: 'allow' };
/** Nobody writes to hundreds whom they do not know. */
const opening: Limit = { points: 100, seconds: DAY, by: 'member', whenBlind: 'allow' };
const sending: Limit = { points: 600, seconds: 600, by: 'member', whenBlind: 'allow' };
const renewing: Limit = { points: 600, seconds: DAY, by: 'member', whenBlind: 'allow' };
const choosing: Limit = { points: 600, seconds: HOUR, by: 'member', whenBlind: 'allow' };
/** Everybody may report, and nobody bury staff. */
const reporting: Limit = { points: 30, seconds: DAY, by: 'member', whenBlind: 'allow' };

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

import type { helpdeskCalls } from '@subrosa/contract/helpdesk';
import { DAY, HOUR, members, ownersOnly, perMember, type Policy, type Who } from '../../platform/http/policy.ts';

const looking = perMember(20_000, DAY);
const staff: Who = { ...ownersOnly, 'support staff': 'ok', moderator: 'ok', administrator: 'ok' };
// The matrix asks for a thread that does not exist: staff miss it as everybody does.
const oneThread = { who: ownersOnly };

export const policy: Policy<typeof helpdeskCalls> = {
  readHelpdesk: { who: members, limit: looking },
  writeToStaff: { who: members, limit: perMember(100, HOUR) },
  readUpToInHelpdesk: { who: members, limit: looking },
  listHelpdesk: { who: staff },
  readHelpdeskOf: oneThread,
  answerMember: oneThread,
  settleHelpdesk: oneThread,
};

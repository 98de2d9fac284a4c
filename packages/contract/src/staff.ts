import { houseCalls } from './staff/house.ts';
import { inboxCalls } from './staff/inbox.ts';
import { memberCalls } from './staff/members.ts';
import { roleCalls } from './staff/roles.ts';

export const staffCalls = { ...memberCalls, ...inboxCalls, ...houseCalls, ...roleCalls };

import { consoleCalls } from './accounts/console.ts';
import { entryCalls } from './accounts/entry.ts';
import { keyCalls } from './accounts/keys.ts';
import { ownCalls } from './accounts/own.ts';
import { secondFactorCalls } from './accounts/second-factors.ts';

export const accountsCalls = { ...entryCalls, ...ownCalls, ...keyCalls, ...secondFactorCalls, ...consoleCalls };

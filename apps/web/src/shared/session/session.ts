import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { create } from 'zustand';
import { useConsole } from './console.ts';
import { abortSessionCalls } from './session-signal.ts';
import { flagSignedIn } from './signed-in-mark.ts';
import { clearTokens } from './tokens.ts';

export type SessionAccount = {
  id: string;
  username: string;
  email: string;
  accountType: 'fetishist' | 'confidant';
  /** Pending until the welcome wizard is finished. */
  state: 'pending' | 'active';
  premium: boolean;
  verified: boolean;
  phoneVerified: boolean;
  staffRole: StaffRole | null;
};

export type SessionStatus = 'starting' | 'visitor' | 'pending' | 'member';

/** Why a session ended automatically; the login page shows it. */
export type EndReason = 'idle' | 'expired';

type Session = {
  status: SessionStatus;
  account: SessionAccount | null;
  endedBy: EndReason | null;
  /** Called at the login, and when the account changes. */
  start: (account: SessionAccount) => void;
  end: (reason?: EndReason) => void;
};

/** The session in memory only: after a reload it is restored from the server. */
export const useSession = create<Session>()((set, get) => ({
  status: 'starting',
  account: null,
  endedBy: null,
  start: (account) => {
    flagSignedIn(true);
    set({ status: account.state === 'active' ? 'member' : 'pending', account, endedBy: null });
  },
  end: (reason) => {
    flagSignedIn(false);
    clearTokens();
    useConsole.getState().lock(null);
    if (isSignedIn(get().status)) abortSessionCalls();
    set({ status: 'visitor', account: null, endedBy: reason ?? null });
  },
}));

export function isSignedIn(status: SessionStatus): boolean {
  return status === 'member' || status === 'pending';
}

import { create } from 'zustand';
import { isLocked, leaveToNeutralPage, unlock } from '../../shared/quick-exit.ts';

type Lock = {
  locked: boolean;
  unlock: () => void;
};

export const useLock = create<Lock>()((set) => ({
  locked: isLocked(),
  unlock: () => {
    unlock();
    set({ locked: false });
  },
}));

/** Leaves the site, and hides the page before the neutral one is loaded. */
export function lockAndLeave(): void {
  useLock.setState({ locked: true });
  leaveToNeutralPage();
}

// A page from the back-forward cache keeps its state, so it has to be locked again.
window.addEventListener('pageshow', () => useLock.setState({ locked: isLocked() }));

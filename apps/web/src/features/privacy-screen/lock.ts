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

/** Leaves the site, and takes the page off the screen before the neutral one is there. */
export function lockAndLeave(): void {
  useLock.setState({ locked: true });
  leaveToNeutralPage();
}

// A page that the browser kept whole comes back as it was left.
window.addEventListener('pageshow', () => useLock.setState({ locked: isLocked() }));

import { create } from 'zustand';

const KEY = 'subrosa.locked';
const NEUTRAL_PAGE = 'https://www.wikipedia.org/';

type Lock = {
  locked: boolean;
  unlock: () => void;
};

/** Set by a quick exit and kept for this tab, so that Back shows the lock and not the page. */
export const useLock = create<Lock>()((set) => ({
  locked: sessionStorage.getItem(KEY) === 'yes',
  unlock: () => {
    sessionStorage.removeItem(KEY);
    set({ locked: false });
  },
}));

/** Leaves at once: the current entry of the history is replaced, and the app is locked. */
export function leaveQuietly(): void {
  sessionStorage.setItem(KEY, 'yes');
  useLock.setState({ locked: true });
  document.title = ' ';
  location.replace(NEUTRAL_PAGE);
}

// A page that the browser kept whole comes back as it was left.
window.addEventListener('pageshow', () => useLock.setState({ locked: sessionStorage.getItem(KEY) === 'yes' }));

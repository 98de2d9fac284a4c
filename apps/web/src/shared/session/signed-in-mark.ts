/**
 * Whether a member is signed in in this browser: not secret, and without the identity. The landing page, which does not load the app,
 * redirects members by it.
 */
const KEY = 'subrosa.signed-in';

export function isFlaggedSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function flagSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without local storage members see the landing page too.
  }
}

/** Calls back when another tab of this browser signs in or out. */
export function onFlagChange(callback: (signedIn: boolean) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when the whole storage was cleared.
    if (key === KEY || key === null) callback(isFlaggedSignedIn());
  });
}

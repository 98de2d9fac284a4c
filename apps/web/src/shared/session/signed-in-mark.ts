/** Whether somebody is signed in in this browser: no secret, and not who. The landing page, which loads no app, sends them on by it. */
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
    // A browser that keeps nothing shows the landing page to members too.
  }
}

/** Calls back when another tab of this browser signs in or out. */
export function onFlagChange(callback: (signedIn: boolean) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key === KEY || key === null) callback(isFlaggedSignedIn());
  });
}

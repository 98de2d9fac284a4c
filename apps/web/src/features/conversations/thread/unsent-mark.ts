/** Whether this browser stores unsent messages: without the vault, which most pages do not open. */
const KEY = 'subrosa.unsent';

export function isMarkedUnsent(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function markUnsent(isUnsent: boolean): void {
  try {
    if (isUnsent) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without local storage they are sent when the chat is opened.
  }
}

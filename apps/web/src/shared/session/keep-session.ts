import { clearActivity, noteActivity } from './activity.ts';
import { autoLogout } from './auto-logout.ts';
import { isSignedIn, useSession } from './session.ts';
import { onFlagChange } from './signed-in-mark.ts';
import { watchIdleness } from './watch-idleness.ts';

/** Runs from the start of the app: synchronizes the session with other tabs, and signs idle members out. */
export function keepSession(startAgain: () => Promise<void>): void {
  let stopWatching = () => {};

  useSession.subscribe(({ status }, before) => {
    if (isSignedIn(status) === isSignedIn(before.status)) return;
    stopWatching();
    if (!isSignedIn(status)) return clearActivity();
    noteActivity();
    stopWatching = watchIdleness(() => void autoLogout('idle'));
  });

  onFlagChange((signedIn) => {
    const { status, end } = useSession.getState();
    if (!signedIn && isSignedIn(status)) end();
    // Without a response this tab stays signed out until it is reloaded.
    if (signedIn && status === 'visitor') startAgain().catch(() => undefined);
  });
}

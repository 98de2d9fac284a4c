import { clearActivity, noteActivity } from './activity.ts';
import { autoLogout } from './auto-logout.ts';
import { isSignedIn, useSession } from './session.ts';
import { onFlagChange } from './signed-in-mark.ts';
import { watchIdleness } from './watch-idleness.ts';

/** From the start of the app on: what other tabs do happens here too, and who is idle too long is signed out. */
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
    // Without an answer this tab stays a visitor's until it is loaded again.
    if (signedIn && status === 'visitor') startAgain().catch(() => undefined);
  });
}

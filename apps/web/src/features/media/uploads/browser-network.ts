import type { Network } from './persist.ts';

/** Resolves with the event, rejects with the signal's reason; removes its listeners in both cases. */
function until(subscribe: (resolve: () => void) => () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const stop = subscribe(() => {
      signal.removeEventListener('abort', handleAbort);
      resolve();
    });
    function handleAbort() {
      stop();
      reject(signal.reason as Error);
    }
    signal.addEventListener('abort', handleAbort, { once: true });
  });
}

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  untilOnline: async (signal) => {
    if (navigator.onLine) return;
    await until((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      return () => window.removeEventListener('online', resolve);
    }, signal);
  },
  pause: (ms, signal) =>
    until((resolve) => {
      const timer = setTimeout(resolve, ms);
      return () => clearTimeout(timer);
    }, signal),
};

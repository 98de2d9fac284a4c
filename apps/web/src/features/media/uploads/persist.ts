/** The browser's network; tests replace it. */
export type Network = {
  isOnline(): boolean;
  untilOnline(signal: AbortSignal): Promise<void>;
  pause(ms: number, signal: AbortSignal): Promise<void>;
};

const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

type Persistence = {
  signal: AbortSignal;
  network: Network;
  /** Whether the error is transient. */
  isPassing: (error: unknown) => boolean;
};

/** Retries transient errors with growing pauses. While offline it waits, which does not count as an attempt. */
export async function retryTransientErrors<Result>(
  attempt: () => Promise<Result>,
  { signal, network, isPassing }: Persistence,
): Promise<Result> {
  for (let attempts = 1; ;) {
    await network.untilOnline(signal);
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!isPassing(error)) throw error;
      if (!network.isOnline()) continue;
      if (attempts >= ATTEMPTS) throw error;
      await network.pause(Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS), signal);
      attempts += 1;
    }
  }
}

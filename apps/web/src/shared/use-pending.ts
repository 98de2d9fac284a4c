import { useState } from 'react';

/** For actions that take a moment and must not run twice at once. */
export function usePending() {
  const [isPending, setPending] = useState(false);

  /** Resolves with whether it succeeded; a toast shows the error. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false;
    setPending(true);
    const isDone = await work().then(
      () => true,
      () => false,
    );
    setPending(false);
    return isDone;
  }

  return { isPending, run };
}

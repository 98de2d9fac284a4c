import { useState } from 'react';

/** For what takes a moment and is done once at a time. */
export function usePending() {
  const [isPending, setPending] = useState(false);

  /** Whether it was done; the toast says what was in the way. */
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

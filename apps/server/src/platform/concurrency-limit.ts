/** A limited number of slots with a limited queue. */
export interface ConcurrencyLimit {
  /** Resolves when a slot is free, with a function that releases it; returns null when the queue is full. */
  enter(): Promise<() => void> | null;
}

export function limitConcurrency(count: number, mayWait: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let taken = 0;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };

  return {
    enter: () => {
      if (taken < count) {
        taken += 1;
        return Promise.resolve(leave);
      }
      if (waiting.length >= mayWait) return null;
      return new Promise((resolve) => {
        waiting.push(() => resolve(leave));
      });
    },
  };
}

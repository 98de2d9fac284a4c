/** A bounded number of places, with a bounded queue before them. */
export interface ConcurrencyLimit {
  /** A place, when it is one's turn; null where the queue is full too. Leave it by calling what is returned. */
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

import { useState } from 'react';

type Held = { unread: number | undefined; hasArrived: boolean };

/** Whether the last change of the count was an arrival. The first count is no news, nor is what was read elsewhere. */
export function useArrivals(unread: number | undefined): boolean {
  const [held, setHeld] = useState<Held>({ unread, hasArrived: false });
  if (held.unread !== unread) setHeld({ unread, hasArrived: (unread ?? 0) > (held.unread ?? Infinity) });
  return held.hasArrived;
}

import { useEffect, useState } from 'react';

/** A tap on a number ticks a check. Only who holds it wants to look, and a look is written down. */
const HELD_MS = 200;

/** Whether somebody has ever held on to it. */
export function useWasRevealed(isRevealed: boolean): boolean {
  const [wasRevealed, setWasRevealed] = useState(false);
  useEffect(() => {
    if (!isRevealed || wasRevealed) return undefined;
    const timer = window.setTimeout(() => setWasRevealed(true), HELD_MS);
    return () => window.clearTimeout(timer);
  }, [isRevealed, wasRevealed]);
  return wasRevealed;
}

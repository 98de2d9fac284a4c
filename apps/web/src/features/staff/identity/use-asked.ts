import { useEffect, useState } from 'react';

/** A tap on a number ticks a check. Only who holds it wants to look, and a look is written down. */
const HELD_MS = 200;

/** Whether somebody has ever held on to it. */
export function useAsked(isAsking: boolean): boolean {
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsking || wasAsked) return undefined;
    const timer = window.setTimeout(() => setAsked(true), HELD_MS);
    return () => window.clearTimeout(timer);
  }, [isAsking, wasAsked]);
  return wasAsked;
}

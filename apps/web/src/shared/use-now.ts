import { useEffect, useState } from 'react';

const EVERY_MS = 60_000;

/** The current time, updated every minute or as often as the caller needs. */
export function useNow(everyMs = EVERY_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

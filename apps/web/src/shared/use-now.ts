import { useEffect, useState } from 'react';

const EVERY_MS = 60_000;

/** The time, looked at again every minute, or as often as it is shown. */
export function useNow(everyMs = EVERY_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

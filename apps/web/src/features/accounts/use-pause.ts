import { useEffect, useState } from 'react';

const SECOND = 1000;

/** A countdown in whole seconds by the clock, so that a tab that was suspended shows the right number. */
export function usePause() {
  const [until, setUntil] = useState<number | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = until === null ? 0 : Math.max(0, Math.ceil((until - now) / SECOND));

  useEffect(() => {
    const timer = secondsLeft > 0 ? setTimeout(() => setNow(Date.now()), SECOND) : undefined;
    return () => clearTimeout(timer);
  }, [secondsLeft, now]);

  function start(seconds: number) {
    const startedAt = Date.now();
    setNow(startedAt);
    setUntil(startedAt + seconds * SECOND);
  }

  return { start, secondsLeft, wasStarted: until !== null };
}

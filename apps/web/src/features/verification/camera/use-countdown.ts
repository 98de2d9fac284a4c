import { useEffect, useEffectEvent, useState } from 'react';

const SECOND = 1000;

/** Three, two, one: time to look into the camera. */
export function useCountdown(from: number, onEnd: () => void) {
  const [count, setCount] = useState<number | null>(null);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (count === null) return undefined;
    const timer = window.setTimeout(() => {
      if (count > 1) return setCount(count - 1);
      setCount(null);
      return end();
    }, SECOND);
    return () => window.clearTimeout(timer);
  }, [count]);

  return { count, begin: () => setCount(from), cancel: () => setCount(null) };
}

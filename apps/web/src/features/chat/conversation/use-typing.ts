import { useEffect, useState } from 'react';

const HEARD_FOR_MS = 6000;

/** Whether somebody was heard writing a moment ago. */
export function useTyping(typing: Readonly<Record<string, number>>): boolean {
  const last = Math.max(0, ...Object.values(typing));
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(last), Math.max(0, last + HEARD_FOR_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [last]);
  return last > over;
}

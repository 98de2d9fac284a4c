import { useEffect, useState } from 'react';

const TYPING_SHOWN_MS = 6000;

/** The last member from whom a typing event arrived recently. */
export function useTyping(typing: Readonly<Record<string, number>>): string | undefined {
  const [writer, last] = Object.entries(typing).toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(last), Math.max(0, last + TYPING_SHOWN_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [last]);
  return last > over ? writer : undefined;
}

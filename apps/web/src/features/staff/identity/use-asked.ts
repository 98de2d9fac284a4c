import { useEffect, useState } from 'react';

/** Whether it was ever so. */
export function useAsked(isAsking: boolean): boolean {
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsking) setAsked(true);
  }, [isAsking]);
  return wasAsked;
}

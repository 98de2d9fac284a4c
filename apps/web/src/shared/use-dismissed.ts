import { useState } from 'react';

const MOST_KEPT = 20;

function readDismissed(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The notices of a kind that were dismissed in this browser, latest first. */
export function useDismissed(key: string) {
  const [dismissed, setDismissed] = useState(() => readDismissed(key));

  function dismiss(ids: readonly string[]) {
    const kept = [...ids, ...dismissed].slice(0, MOST_KEPT);
    setDismissed(kept);
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Without local storage they are shown again at the next visit.
    }
  }

  return { dismissed, dismiss };
}

import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What is open above the page; the uppermost is last. */
const layers: symbol[] = [];

export const isAnyLayerOpen = (): boolean => layers.length > 0;

/** While a dialog, sheet or viewer is open, the browser’s Back closes it, and the page stays. */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const [layer] = useState(() => Symbol('layer'));
  useEffect(() => {
    if (opened) layers.push(layer);
    return () => {
      if (opened) layers.splice(layers.indexOf(layer), 1);
    };
  }, [opened, layer]);
  useBlocker({
    disabled: !opened,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK' || layers.at(-1) !== layer) return false;
      // The router returns to the page; only then may closing navigate too.
      globalThis.addEventListener('popstate', () => onClose(), { once: true });
      return true;
    },
  });
}

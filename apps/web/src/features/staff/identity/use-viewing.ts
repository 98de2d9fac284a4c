import { useState } from 'react';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { asItIs, farther, moved, nearer, turned, type Viewing } from './viewing.ts';

/** How the pictures of a case are looked at, by keys and by buttons. Arrows move what does not fit. */
export function useViewing() {
  const [viewing, setViewing] = useState<Viewing>(asItIs);
  const [isKept, setKept] = useState(false);
  const change = (how: (viewing: Viewing) => Viewing) => () => setViewing(how);
  const act = {
    nearer: change(nearer),
    farther: change(farther),
    turn: change(turned),
    reset: () => setViewing(asItIs),
    keep: () => setKept((before) => !before),
  };
  useShortcuts({
    '+': act.nearer,
    '=': act.nearer,
    '-': act.farther,
    z: act.reset,
    r: act.turn,
    l: act.keep,
    ...(viewing.zoom > 1 && {
      arrowleft: change((now) => moved(now, { x: 1, y: 0 })),
      arrowright: change((now) => moved(now, { x: -1, y: 0 })),
      arrowup: change((now) => moved(now, { x: 0, y: 1 })),
      arrowdown: change((now) => moved(now, { x: 0, y: -1 })),
    }),
  });
  return { viewing, isKept, ...act };
}

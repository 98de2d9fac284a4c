import { useState } from 'react';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { initialTransform, farther, panned, nearer, turned, type ImageTransform } from './viewing.ts';

/** The transform of a case's pictures, controlled by keys and buttons. The arrow keys pan. */
export function useViewing() {
  const [viewing, setViewing] = useState<ImageTransform>(initialTransform);
  const [isPinned, setPinned] = useState(false);
  const change = (how: (viewing: ImageTransform) => ImageTransform) => () => setViewing(how);
  const act = {
    nearer: change(nearer),
    farther: change(farther),
    turn: change(turned),
    reset: () => setViewing(initialTransform),
    togglePinned: () => setPinned((before) => !before),
  };
  useShortcuts({
    '+': act.nearer,
    '=': act.nearer,
    '-': act.farther,
    z: act.reset,
    r: act.turn,
    l: act.togglePinned,
    ...(viewing.zoom > 1 && {
      arrowleft: change((now) => panned(now, { x: 1, y: 0 })),
      arrowright: change((now) => panned(now, { x: -1, y: 0 })),
      arrowup: change((now) => panned(now, { x: 0, y: 1 })),
      arrowdown: change((now) => panned(now, { x: 0, y: -1 })),
    }),
  });
  return { viewing, isPinned, ...act };
}

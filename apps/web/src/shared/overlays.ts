import type { ComponentType } from 'react';
import { create } from 'zustand';

type OverlayState = { shown: readonly ComponentType[] };

/** What features show beside every page of a member. The layout draws it without knowing whose it is. */
export const useOverlays = create<OverlayState>()(() => ({ shown: [] }));

/** Once it is there, it stays; what it draws is its own to decide. */
export function showOverlay(aside: ComponentType): void {
  useOverlays.setState(({ shown }) => ({ shown: shown.includes(aside) ? shown : [...shown, aside] }));
}

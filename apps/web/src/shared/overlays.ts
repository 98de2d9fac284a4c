import type { ComponentType } from 'react';
import { create } from 'zustand';

type OverlayState = { shown: readonly ComponentType[] };

/** Components of features that are rendered beside every page of a member; the layout does not import the features. */
export const useOverlays = create<OverlayState>()(() => ({ shown: [] }));

/** Registers a component, which stays mounted and decides itself what it renders. */
export function showOverlay(aside: ComponentType): void {
  useOverlays.setState(({ shown }) => ({ shown: shown.includes(aside) ? shown : [...shown, aside] }));
}

import type { ComponentType } from 'react';
import { create } from 'zustand';

type Asides = { shown: readonly ComponentType[] };

/** What features show beside every page of a member. The layout draws it without knowing whose it is. */
export const useAsides = create<Asides>()(() => ({ shown: [] }));

/** Once it is there, it stays; what it draws is its own to decide. */
export function showAside(aside: ComponentType): void {
  useAsides.setState(({ shown }) => ({ shown: shown.includes(aside) ? shown : [...shown, aside] }));
}

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type DiscreetTitle = {
  /** Kept in the browser, so that the tab is neutral before anybody signs in. */
  discreetTitle: boolean;
  chooseDiscreetTitle: (discreetTitle: boolean) => void;
};

/** Whether the tab shows a neutral title and a plain icon. */
export const useDiscreetTitle = create<DiscreetTitle>()(
  persist((set) => ({ discreetTitle: false, chooseDiscreetTitle: (discreetTitle) => set({ discreetTitle }) }), {
    name: 'subrosa.discreet-title',
  }),
);

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type DiscreetTitle = {
  /** Stored in the browser, so that the tab is neutral before the login. */
  discreetTitle: boolean;
  chooseDiscreetTitle: (discreetTitle: boolean) => void;
};

/** Whether the tab has a neutral title and a plain icon. */
export const useDiscreetTitle = create<DiscreetTitle>()(
  persist((set) => ({ discreetTitle: false, chooseDiscreetTitle: (discreetTitle) => set({ discreetTitle }) }), {
    name: 'subrosa.discreet-title',
  }),
);

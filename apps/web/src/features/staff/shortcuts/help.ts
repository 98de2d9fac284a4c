import { create } from 'zustand';

type Help = { isOpen: boolean; open: () => void; close: () => void };

/** Whether the list of shortcuts is open: the bar has its button, every page its key. */
export const useHelp = create<Help>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));

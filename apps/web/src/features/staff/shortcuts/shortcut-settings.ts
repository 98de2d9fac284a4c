import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type ShortcutSettings = {
  /** Single letters get in the way of some ways of speaking to a computer: they can be put off. */
  enabled: boolean;
  setEnabled: (enabled: boolean) => void;
};

export const useShortcutSettings = create<ShortcutSettings>()(
  persist((set) => ({ enabled: true, setEnabled: (enabled) => set({ enabled }) }), { name: 'subrosa.staff-shortcuts' }),
);

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type ShortcutSettings = {
  /** Single-key shortcuts interfere with some speech input software, so they can be disabled. */
  enabled: boolean;
  setEnabled: (enabled: boolean) => void;
};

export const useShortcutSettings = create<ShortcutSettings>()(
  persist((set) => ({ enabled: true, setEnabled: (enabled) => set({ enabled }) }), { name: 'subrosa.staff-shortcuts' }),
);

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Hints for places where members get stuck the first time. */
export type HintName = 'unlock' | 'depictedPeople' | 'boundaries' | 'audiences';

interface HintState {
  dismissed: readonly HintName[];
  /** The one instance that is visible; others wait. */
  shown: string | null;
  show: (instance: string) => void;
  hide: (instance: string) => void;
  dismiss: (name: HintName) => void;
}

export const useHints = create<HintState>()(
  persist(
    (set) => ({
      dismissed: [],
      shown: null,
      show: (instance) => set(({ shown }) => ({ shown: shown ?? instance })),
      hide: (instance) => set(({ shown }) => ({ shown: shown === instance ? null : shown })),
      dismiss: (name) => set(({ dismissed }) => ({ dismissed: [...new Set([...dismissed, name])], shown: null })),
    }),
    { name: 'subrosa.hints', version: 1, partialize: ({ dismissed }) => ({ dismissed }) },
  ),
);

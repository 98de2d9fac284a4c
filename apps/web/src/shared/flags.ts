import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Flags = {
  /** The visitor said that they are old enough and accept the terms. */
  ageAccepted: boolean;
  /** Undecided until the cookie notice is answered. */
  statistics: 'undecided' | 'refused' | 'allowed';
  acceptAge: () => void;
  decideStatistics: (choice: 'refused' | 'allowed') => void;
};

/** What the browser remembers of a visitor's answers: nothing that tells who they are. */
export const useFlags = create<Flags>()(
  persist(
    (set) => ({
      ageAccepted: false,
      statistics: 'undecided',
      acceptAge: () => set({ ageAccepted: true }),
      decideStatistics: (statistics) => set({ statistics }),
    }),
    { name: 'subrosa.flags', version: 1 },
  ),
);

import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { ANSWERS_KEY, ANSWERS_VERSION, unanswered, type Answers } from './answers.ts';

type Flags = Answers & {
  acceptAge: () => void;
  decideStatistics: (choice: 'refused' | 'allowed') => void;
};

export const useFlags = create<Flags>()(
  persist(
    (set) => ({
      ...unanswered,
      acceptAge: () => set({ ageAccepted: true }),
      decideStatistics: (statistics) => set({ statistics }),
    }),
    { name: ANSWERS_KEY, version: ANSWERS_VERSION },
  ),
);

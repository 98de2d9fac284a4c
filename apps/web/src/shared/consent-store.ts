import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { CONSENT_KEY, CONSENT_VERSION, initialConsent, type Consent } from './consent.ts';

type ConsentState = Consent & {
  acceptAge: () => void;
  decideStatistics: (choice: 'declined' | 'allowed') => void;
};

export const useConsent = create<ConsentState>()(
  persist(
    (set) => ({
      ...initialConsent,
      acceptAge: () => set({ ageAccepted: true }),
      decideStatistics: (statistics) => set({ statistics }),
    }),
    { name: CONSENT_KEY, version: CONSENT_VERSION },
  ),
);

/** What a visitor answered, as the browser keeps it: nothing that tells who they are. Shared with the landing page, which loads no app. */
export type Consent = {
  /** The visitor said that they are old enough and accept the terms. */
  ageAccepted: boolean;
  /** Undecided until the cookie notice is answered. */
  statistics: 'undecided' | 'refused' | 'allowed';
};

export const CONSENT_KEY = 'subrosa.consent';
export const CONSENT_VERSION = 1;
export const initialConsent: Consent = { ageAccepted: false, statistics: 'undecided' };

export function readConsent(): Consent {
  try {
    const stored = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as { state: Partial<Consent>; version: number } | null;
    return stored?.version === CONSENT_VERSION ? { ...initialConsent, ...stored.state } : initialConsent;
  } catch {
    return initialConsent;
  }
}

export function saveConsent(change: Partial<Consent>): void {
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ state: { ...readConsent(), ...change }, version: CONSENT_VERSION }));
}

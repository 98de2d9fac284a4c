/** A visitor's choices, stored in the browser without personal data. Shared with the landing page, which does not load the app. */
export type Consent = {
  /** The visitor confirmed their age and accepted the terms. */
  ageAccepted: boolean;
  /** Undecided until the visitor responds to the cookie notice. */
  statistics: 'undecided' | 'declined' | 'allowed';
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

/** What a visitor answered, as the browser keeps it: nothing that tells who they are. Shared with the landing page, which loads no app. */
export type Answers = {
  /** The visitor said that they are old enough and accept the terms. */
  ageAccepted: boolean;
  /** Undecided until the cookie notice is answered. */
  statistics: 'undecided' | 'refused' | 'allowed';
};

export const ANSWERS_KEY = 'subrosa.flags';
export const ANSWERS_VERSION = 1;
export const unanswered: Answers = { ageAccepted: false, statistics: 'undecided' };

export function readAnswers(): Answers {
  try {
    const kept = JSON.parse(localStorage.getItem(ANSWERS_KEY) ?? 'null') as { state: Partial<Answers>; version: number } | null;
    return kept?.version === ANSWERS_VERSION ? { ...unanswered, ...kept.state } : unanswered;
  } catch {
    return unanswered;
  }
}

export function keepAnswers(change: Partial<Answers>): void {
  localStorage.setItem(ANSWERS_KEY, JSON.stringify({ state: { ...readAnswers(), ...change }, version: ANSWERS_VERSION }));
}

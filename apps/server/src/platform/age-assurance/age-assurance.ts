/** What became of a check: nothing yet, one of the two answers, or nobody came in time. */
export type AgeResult = 'pending' | 'adult' | 'minor' | 'expired';

interface AgeSession {
  session: string;
  /** Where the browser goes. */
  address: string;
}

/** Somebody outside who finds out whether a member is an adult, and tells us that alone. A failure throws: unasked is no answer. */
export interface AgeAssurance {
  /**
   * `reference` is ours and says nothing about the member; the browser comes back to `returnTo`. The provider calls `notifyAt` when
   * there is something to ask for, if we can tell its calls from others.
   */
  begin(check: { reference: string; returnTo: string; notifyAt: string | null }): Promise<AgeSession>;
  answer(session: string): Promise<AgeResult>;
}

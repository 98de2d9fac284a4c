/** Result of a check; `expired` also covers a check that the member cancelled or that failed at the provider. */
export type AgeResult = 'pending' | 'adult' | 'minor' | 'expired';

interface AgeSession {
  session: string;
  /** URL to which the browser is sent. */
  url: string;
}

/**
 * A provider that checks whether a member is an adult and reports only that. Every failure throws, so that it never counts
 * as a result.
 */
export interface AgeAssurance {
  /**
   * `reference` is our random id of the check. The browser returns to `returnTo`. The provider calls `notifyAt` when a
   * result is ready; it is null when we cannot verify these notifications.
   */
  begin(check: { reference: string; returnTo: string; notifyAt: string | null }): Promise<AgeSession>;
  answer(session: string): Promise<AgeResult>;
}

const MINUTE = 60_000;

export const feedbackLimits = {
  /** Mailboxes may be full or unavailable temporarily: this many temporary bounces in a row count as permanent. */
  softBounces: 3,
  /** Mail servers give up after five days, so genuine feedback does not arrive much later than that. */
  lateAfterMs: 14 * 24 * 60 * MINUTE,
  clocksDifferMs: 5 * MINUTE,
} as const;

/** Feedback about an email: `hard` is a permanent bounce, `soft` a temporary one, `complaint` a report as unwanted. */
export type MailFeedback = 'hard' | 'soft' | 'complaint';

/** The deliverability of an email address. A bouncing one receives no optional emails. */
export interface Deliverability {
  /** When the newest email with feedback was sent. */
  feedbackUntil: Date;
  softBounces: number;
  bouncingSince: Date | null;
  complainedAt: Date | null;
}

export const newDeliverability: Deliverability = { feedbackUntil: new Date(0), softBounces: 0, bouncingSince: null, complainedAt: null };

/** Returns the deliverability after feedback, or null when feedback for this or a newer email was already applied. */
export function applyMailFeedback(
  deliverability: Deliverability,
  { report, sentAt, now }: { report: MailFeedback; sentAt: Date; now: Date },
): Deliverability | null {
  if (sentAt <= deliverability.feedbackUntil) return null;
  const next = { ...deliverability, feedbackUntil: sentAt };
  if (report === 'complaint') return { ...next, complainedAt: now };
  const softBounces = report === 'soft' ? deliverability.softBounces + 1 : deliverability.softBounces;
  const isBouncing = report === 'hard' || softBounces >= feedbackLimits.softBounces;
  return { ...next, softBounces, bouncingSince: deliverability.bouncingSince ?? (isBouncing ? now : null) };
}

const MINUTE = 60_000;

export const feedbackLimits = {
  /** Mailboxes that are full or away for a while: only so many of these in a row mean that nobody is there. */
  softBounces: 3,
  /** Mail servers give up after five days; nothing true comes much later. */
  lateAfterMs: 14 * 24 * 60 * MINUTE,
  clocksDifferMs: 5 * MINUTE,
} as const;

/** What came back: `hard` for good, `soft` for now; `complaint` where the reader called it unwanted. */
export type MailFeedback = 'hard' | 'soft' | 'complaint';

/** How an address stands with us. Optional mails stay away from one that bounces. */
export interface Deliverability {
  /** When the newest letter was sent that anything was reported about. */
  reportedUpto: Date;
  softBounces: number;
  bouncingSince: Date | null;
  complainedAt: Date | null;
}

export const newDeliverability: Deliverability = { reportedUpto: new Date(0), softBounces: 0, bouncingSince: null, complainedAt: null };

/** How an address stands after a report about a letter; null where that letter, or a newer one, was reported about before. */
export function applyMailFeedback(
  deliverability: Deliverability,
  { report, sentAt, now }: { report: MailFeedback; sentAt: Date; now: Date },
): Deliverability | null {
  if (sentAt <= deliverability.reportedUpto) return null;
  const next = { ...deliverability, reportedUpto: sentAt };
  if (report === 'complaint') return { ...next, complainedAt: now };
  const softBounces = report === 'soft' ? deliverability.softBounces + 1 : deliverability.softBounces;
  const isBouncing = report === 'hard' || softBounces >= feedbackLimits.softBounces;
  return { ...next, softBounces, bouncingSince: deliverability.bouncingSince ?? (isBouncing ? now : null) };
}

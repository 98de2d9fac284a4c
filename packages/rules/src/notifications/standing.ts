const MINUTE = 60_000;

export const reportLimits = {
  /** Mailboxes that are full or away for a while: only so many of these in a row mean that nobody is there. */
  softBounces: 3,
  /** Mail servers give up after five days; nothing true comes much later. */
  lateAfterMs: 14 * 24 * 60 * MINUTE,
  clocksDifferMs: 5 * MINUTE,
} as const;

/** What came back: `hard` for good, `soft` for now; `complaint` where the reader called it unwanted. */
export type MailReport = 'hard' | 'soft' | 'complaint';

/** How an address stands with us. Optional mails stay away from one that bounces. */
export interface Standing {
  /** When the newest letter was sent that anything was reported about. */
  reportedUpto: Date;
  softBounces: number;
  bouncingSince: Date | null;
  complainedAt: Date | null;
}

export const newStanding: Standing = { reportedUpto: new Date(0), softBounces: 0, bouncingSince: null, complainedAt: null };

/** How an address stands after a report about a letter; null where that letter, or a newer one, was reported about before. */
export function afterReport(standing: Standing, { report, sentAt, now }: { report: MailReport; sentAt: Date; now: Date }): Standing | null {
  if (sentAt <= standing.reportedUpto) return null;
  const next = { ...standing, reportedUpto: sentAt };
  if (report === 'complaint') return { ...next, complainedAt: now };
  const softBounces = report === 'soft' ? standing.softBounces + 1 : standing.softBounces;
  const isBouncing = report === 'hard' || softBounces >= reportLimits.softBounces;
  return { ...next, softBounces, bouncingSince: standing.bouncingSince ?? (isBouncing ? now : null) };
}

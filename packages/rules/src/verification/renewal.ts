/** Days before its end from which a verification may be renewed, and the member is reminded. */
export const RENEWAL_DAYS = 30;

const DAY = 86_400_000;

/** The day (`2029-11-16`) on which a verified document stops counting: its expiry, or some years later, whichever is earlier. */
export function renewalOf({ verifiedAt, expiresOn, years }: { verifiedAt: Date; expiresOn: string | null; years: number }): string {
  const [year, month, day] = [verifiedAt.getUTCFullYear() + years, verifiedAt.getUTCMonth(), verifiedAt.getUTCDate()];
  const latest = new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  return expiresOn !== null && expiresOn < latest ? expiresOn : latest;
}

export function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
}

/** Whether it expires soon, or has expired. */
export function isRenewalDue(renewBy: string | null, now: Date): boolean {
  return renewBy !== null && renewBy <= dayAfter(now, RENEWAL_DAYS);
}

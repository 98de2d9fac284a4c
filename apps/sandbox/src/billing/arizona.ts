const SEVEN_HOURS = 7 * 3_600_000;

/** The provider's time zone: UTC-7 all year, written as `2026-11-16 09:30:00`. */
export function arizonaTime(at: Date): string {
  return new Date(at.getTime() - SEVEN_HOURS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The same time in the format of DataLink: `20261116093000`. */
export const datalinkTime = (at: Date): string => arizonaTime(at).replaceAll(/\D/g, '');

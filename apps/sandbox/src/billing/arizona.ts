const SEVEN_HOURS = 7 * 3_600_000;

/** The provider's clock: UTC-7 all year, as `2026-11-16 09:30:00`. */
export function arizonaTime(at: Date): string {
  return new Date(at.getTime() - SEVEN_HOURS).toISOString().slice(0, 19).replace('T', ' ');
}

/** As its DataLink writes it: `20261116093000`. */
export const datalinkTime = (at: Date): string => arizonaTime(at).replaceAll(/\D/g, '');

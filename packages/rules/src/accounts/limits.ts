const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The specification's figures for accounts and devices; times in milliseconds. */
export const accountLimits = {
  failedLogins: 5,
  lockMs: DAY,
  devices: 2,
  idleMs: DAY,
  phoneCodeDigits: 6,
  phoneAttempts: 5,
  phoneBlockMs: DAY,
  phoneCodeMs: 10 * MINUTE,
  /** Texts cost money and can annoy a stranger: so many codes a day for one member. */
  phoneCodesPerDay: 5,
} as const;

/** How long staff are let into the console after they proved that it is them. */
export const consoleLimits = {
  idleMs: 15 * MINUTE,
  mostMs: 8 * HOUR,
} as const;

export const tokenLifetimes = {
  accessMs: 15 * MINUTE,
  socketTicketMs: MINUTE,
  secondFactorMs: 5 * MINUTE,
  verifyEmailMs: 2 * DAY,
  resetPasswordMs: 30 * MINUTE,
  manageDevicesMs: 30 * MINUTE,
  changeEmailMs: DAY,
  exportMs: 7 * DAY,
  staffMs: 5 * MINUTE,
} as const;

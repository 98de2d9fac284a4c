const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits of the specification for accounts and devices; times in milliseconds. */
export const accountLimits = {
  failedLogins: 5,
  lockMs: DAY,
  devices: 2,
  /** Sign-ins in a day that may sign out another device on the spot; further ones require an emailed link. */
  deviceReplacements: 5,
  /** Lists of devices at login in a day: more would show when somebody signs in and out. */
  deviceLists: 10,
  deviceChoiceMs: DAY,
  /** Open at once, over all devices: ten tabs on each. */
  sockets: 20,
  idleMs: DAY,
  /** A device that is not remembered yields its slot to a new sign-in after this time: two refreshes of its tokens were missed. */
  silentMs: 30 * MINUTE,
  /** A device is signed out this long after its sign-in, however often it was used. */
  sessionMs: 30 * DAY,
  /** How long a password that was proved on a device need not be entered again there for an export or to sign out a device. */
  recentPasswordMs: 10 * MINUTE,
  phoneCodeDigits: 6,
  phoneAttempts: 5,
  phoneBlockMs: DAY,
  phoneCodeMs: 10 * MINUTE,
  /** Codes per day and member, because text messages cost money and can annoy a stranger. */
  phoneCodesPerDay: 5,
} as const;

/**
 * Where a password or code is entered: `known` is a signed-in device or known browser, `unknown` one that the account has
 * never used.
 */
export const guessOrigins = ['known', 'unknown'] as const;
export type GuessOrigin = (typeof guessOrigins)[number];

/**
 * Limits on wrong passwords and codes of one member, over all routes that check one. A known browser has a higher limit,
 * because every typing error counts until a day has passed, and no success resets the count.
 */
export const guessLimits = {
  most: { known: 10, unknown: 5 },
  lockMs: DAY,
} as const satisfies { most: Record<GuessOrigin, number>; lockMs: number };

/** How long console access lasts after a staff member authenticated. */
export const consoleLimits = {
  idleMs: 15 * MINUTE,
  mostMs: 8 * HOUR,
} as const;

export const tokenLifetimes = {
  accessMs: 15 * MINUTE,
  socketTicketMs: MINUTE,
  secondFactorMs: 5 * MINUTE,
  /** Time to install an authenticator app and enter its first code. */
  startedTotpMs: 30 * MINUTE,
  verifyEmailMs: 2 * DAY,
  resetPasswordMs: 30 * MINUTE,
  manageDevicesMs: 30 * MINUTE,
  changeEmailMs: DAY,
  exportMs: 7 * DAY,
  staffMs: 5 * MINUTE,
} as const;

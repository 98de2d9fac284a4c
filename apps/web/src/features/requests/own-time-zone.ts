/** Where the reader's clock is. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

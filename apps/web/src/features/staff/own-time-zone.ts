/** Staff read clocks where they sit. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

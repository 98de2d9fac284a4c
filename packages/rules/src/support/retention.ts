/** How many days support keeps what people sent, counted from when it arrived or was last seen. */
export const retentionDays = {
  contactMessage: 365,
  /** California asks to keep the record of a privacy request for two years. */
  privacyRequest: 730,
  /** An address that was never confirmed is nobody's reader. */
  unconfirmedNewsletter: 30,
  clientError: 90,
} as const;

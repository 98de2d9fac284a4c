/** Days for which support keeps messages and requests, from their arrival or last occurrence. */
export const retentionDays = {
  contactMessage: 365,
  /** California requires the record of a privacy request for two years. */
  privacyRequest: 730,
  /** An email address that was never confirmed is deleted. */
  unconfirmedNewsletter: 30,
  clientError: 90,
} as const;

export type Brand = {
  /** Shown as the wordmark; an operator may choose a neutral one. */
  name: string;
  supportEmail: string;
  baseUrl: string;
  /** `#rrggbb`. Fills buttons; links and the rose use a shade with enough contrast on their background. */
  accent: string;
};

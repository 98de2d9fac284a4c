export type Brand = {
  /** Shown as the wordmark; an operator may choose a neutral one. */
  name: string;
  supportEmail: string;
  baseUrl: string;
  /** `#rrggbb`. Fills buttons; links and the rose use a shade of it that can be read on their background. */
  accent: string;
};

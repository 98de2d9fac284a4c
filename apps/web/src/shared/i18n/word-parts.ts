/** Folders whose words nobody else needs: they are fetched with the pages of the part (app/saying.ts), and not by everybody. */
export const wordParts = {
  legal: /\/features\/legal\//,
  front: /\/features\/front\//,
  chat: /\/features\/chat\//,
  settings: /\/features\/settings\//,
  // The names of reasons and measures are for members too, who read them in a decision.
  staff: /\/(?:features\/(?:figures\/|staff\/(?!words\.ts))|shared\/i18n\/staff-sentences\.ts)/,
} as const;

export type WordPart = keyof typeof wordParts;

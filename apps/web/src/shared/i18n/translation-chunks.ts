/** Folders whose words nobody else needs: they are fetched with the pages of the part (app/with-translations.ts), and not by everybody. */
export const translationChunks = {
  legal: /\/features\/legal\//,
  marketing: /\/features\/marketing\//,
  conversations: /\/features\/conversations-page\//,
  settings: /\/features\/settings\//,
  // The names of reasons and measures are for members too, who read them in a decision.
  staff: /\/(?:features\/(?:(?:audit|statistics)\/|staff\/(?!labels\.ts))|shared\/i18n\/staff-error-messages\.ts)/,
} as const;

export type TranslationChunk = keyof typeof translationChunks;

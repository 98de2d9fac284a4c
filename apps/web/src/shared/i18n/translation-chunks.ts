/** Folders with translations of their own: they are loaded with the pages of the feature (app/with-translations.ts). */
export const translationChunks = {
  legal: /\/features\/legal\//,
  marketing: /\/features\/marketing\//,
  conversations: /\/features\/conversations-page\//,
  settings: /\/features\/settings\//,
  // The names of reasons and sanctions are in the main chunk, because members read them in decisions.
  staff: /\/(?:features\/(?:(?:audit|statistics)\/|staff\/(?!labels\.ts))|shared\/i18n\/staff-error-messages\.ts)/,
} as const;

export type TranslationChunk = keyof typeof translationChunks;

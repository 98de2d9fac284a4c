/**
 * Languages that members speak, as BCP 47 codes in the order of their English names after English itself.
 * Their names come from Intl.DisplayNames, so a code belongs here only if it has a name in every interface locale.
 */
export const languages = [
  'en', // English
  'ar', // Arabic
  'hy', // Armenian
  'bn', // Bangla
  'bg', // Bulgarian
  'yue', // Cantonese
  'zh', // Chinese (Mandarin)
  'hr', // Croatian
  'cs', // Czech
  'da', // Danish
  'nl', // Dutch
  'fil', // Filipino
  'fi', // Finnish
  'fr', // French
  'ka', // Georgian
  'de', // German
  'el', // Greek
  'he', // Hebrew
  'hi', // Hindi
  'hu', // Hungarian
  'id', // Indonesian
  'it', // Italian
  'ja', // Japanese
  'ko', // Korean
  'lv', // Latvian
  'lt', // Lithuanian
  'ms', // Malay
  'no', // Norwegian
  'fa', // Persian
  'pl', // Polish
  'pt', // Portuguese
  'pa', // Punjabi
  'ro', // Romanian
  'ru', // Russian
  'sr', // Serbian
  'sk', // Slovak
  'es', // Spanish
  'sw', // Swahili
  'sv', // Swedish
  'ta', // Tamil
  'th', // Thai
  'tr', // Turkish
  'uk', // Ukrainian
  'ur', // Urdu
  'vi', // Vietnamese
] as const satisfies readonly string[];

export type LanguageCode = (typeof languages)[number];

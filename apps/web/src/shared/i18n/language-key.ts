/** The storage key of the chosen language. */
export const LANGUAGE_KEY = 'subrosa.language';

/** Where the browser keeps the language that was chosen. */
export const LANGUAGE_KEY = 'subrosa.language';

/** Compares translations with the term base: one word in each language for each term of the English texts. */

interface LanguageTerm {
  /** Patterns, one of which a translation contains; those of Ukrainian and Russian begin a word. */
  stems?: string[];
  forbidden?: string[];
}

export interface Term {
  term: string;
  /** A pattern of whole words. The order of the file decides which term matches first, so longer terms come first. */
  english: string;
  /** True where a good translation may do without the term, as pronouns or verbs replace it. */
  optional?: boolean;
  translations: Readonly<Record<string, LanguageTerm>>;
  /** English texts to which the term does not apply, in all languages or in some. */
  exceptions?: readonly { text: string; languages?: readonly string[]; reason: string }[];
}

export interface TranslatedText {
  file: string;
  language: string;
  english: string;
  translation: string;
}

const withoutPlaceholders = (text: string) => text.replaceAll(/\{\w+(?:\}|, plural,)|<\/?\d\/?>/g, ' ');

const pattern = (language: string, source: string) =>
  new RegExp(language === 'uk' || language === 'ru' ? String.raw`(?<!\p{L})(?:${source})` : source, 'iu');

function problemOf(text: TranslatedText, { term, optional = false, translations, exceptions = [] }: Term): string | undefined {
  const { stems = [], forbidden = [] } = translations[text.language] ?? {};
  if (exceptions.some(({ text: english, languages }) => english === text.english && languages?.includes(text.language) !== false))
    return undefined;
  const translation = withoutPlaceholders(text.translation);
  const contains = (source: string) => pattern(text.language, source).test(translation);
  const wrong = forbidden.find(contains);
  if (wrong !== undefined) return `“${term}” translated with “${wrong}”`;
  return optional || stems.length === 0 || stems.some(contains) ? undefined : `“${term}” without “${stems.join('”, “')}”`;
}

/** The texts that translate a term of the English with a forbidden word or, unless the term is optional, without any of its stems. */
export function wrongTerms(texts: readonly TranslatedText[], terms: readonly Term[]): string[] {
  const english = terms.map((term) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${term.english})(?![\p{L}\p{N}])`, 'giu'));
  return texts.flatMap((text) => {
    let rest = withoutPlaceholders(text.english);
    return terms.flatMap((term, index) => {
      const before = rest;
      // A matched term is removed, so that “notification” does not match in “push notification”.
      rest = before.replaceAll(english[index] ?? /$^/g, '\0');
      const problem = rest === before ? undefined : problemOf(text, term);
      return problem === undefined ? [] : [`${text.file}: ${problem}: ${text.english} → ${text.translation}`];
    });
  });
}

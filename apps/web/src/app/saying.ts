import { needWords } from '../shared/i18n/i18n.ts';
import type { WordPart } from '../shared/i18n/word-parts.ts';

/** A page of a part whose words are not everybody's: both are fetched at once. */
export function saying<Module extends object>(part: WordPart, load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), needWords(part)]);
    return module;
  };
}

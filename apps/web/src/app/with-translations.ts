import { loadTranslations } from '../shared/i18n/i18n.ts';
import type { TranslationChunk } from '../shared/i18n/translation-chunks.ts';

/** Loads a page and its translation chunk in parallel. */
export function withTranslations<Module extends object>(part: TranslationChunk, load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadTranslations(part)]);
    return module;
  };
}

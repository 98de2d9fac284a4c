import { loadTranslations } from '../shared/i18n/i18n.ts';
import type { TranslationChunk } from '../shared/i18n/translation-chunks.ts';

/** A page of a part whose words are not everybody's: both are fetched at once. */
export function withTranslations<Module extends object>(part: TranslationChunk, load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadTranslations(part)]);
    return module;
  };
}

import { lazyRouteComponent } from '@tanstack/react-router';
import type { TranslationChunk } from '../shared/i18n/translation-chunks.ts';
import { loadChunk } from './load-chunk.ts';
import { withTranslations } from './with-translations.ts';

/** A component of another file that is loaded when it is needed, together with its translation chunk if it has one. */
export function lazily<Module extends object, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  part?: TranslationChunk,
) {
  return lazyRouteComponent(() => loadChunk(part ? withTranslations(part, load) : load), name);
}

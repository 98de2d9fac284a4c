import { lazyRouteComponent } from '@tanstack/react-router';
import type { WordPart } from '../shared/i18n/word-parts.ts';
import { loadChunk } from './load-chunk.ts';
import { saying } from './saying.ts';

/** A component of another file, loaded when it is needed, with the words of its part where it has one. */
export function lazily<Module extends object, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  part?: WordPart,
) {
  return lazyRouteComponent(() => loadChunk(part ? saying(part, load) : load), name);
}

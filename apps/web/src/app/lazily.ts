import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from './load-chunk.ts';

/** A component of another file, loaded when it is needed. */
export function lazily<Module extends object, Name extends keyof Module & string>(load: () => Promise<Module>, name: Name) {
  return lazyRouteComponent(() => loadChunk(load), name);
}

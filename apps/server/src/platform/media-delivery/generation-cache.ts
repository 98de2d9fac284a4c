import type { Clock } from '../clock.ts';
import type { Deliverable } from './signed-urls.ts';

/**
 * How long a generation is cached here, and how long a CDN may cache a file. The sum is below one minute, the limit for a
 * removal.
 */
export const BELIEVED_SECONDS = 20;
const MOST_ITEMS = 20_000;

/** Returns the generation whose URLs are valid; null when none is. */
type FindGeneration = (id: string) => Promise<number | null>;

interface Belief {
  fetchedAt: number;
  generation: Promise<number | null>;
}

/** Whether a URL is still valid. Concurrent requests for one item share a lookup; a failed lookup is not cached. */
export function cachedGenerations(find: FindGeneration, clock: Clock, most = MOST_ITEMS): (deliverable: Deliverable) => Promise<boolean> {
  // In the order of the lookups: the first is the oldest.
  const beliefs = new Map<string, Belief>();

  function fetchGeneration(id: string, now: number): Belief {
    const belief = { fetchedAt: now, generation: find(id) };
    beliefs.delete(id);
    beliefs.set(id, belief);
    belief.generation.catch(() => beliefs.get(id) === belief && beliefs.delete(id));
    for (const oldest of beliefs.keys()) {
      if (beliefs.size <= most) break;
      beliefs.delete(oldest);
    }
    return belief;
  }

  /** Returns the cached value if it is recent; a negative age means that the clock was set back. */
  function believed(id: string, now: number): Belief | undefined {
    const belief = beliefs.get(id);
    const age = now - (belief?.fetchedAt ?? 0);
    return age >= 0 && age < BELIEVED_SECONDS * 1000 ? belief : undefined;
  }

  return async ({ id, generation }) => {
    const now = clock.now().getTime();
    const belief = believed(id, now);
    const known = await (belief ?? fetchGeneration(id, now)).generation;
    if (known === generation) return true;
    // The signed generation is newer than the cached one, so the cache is outdated.
    if (!belief || known === null || known > generation) return false;
    const newer = beliefs.get(id);
    return (await (newer && newer !== belief ? newer : fetchGeneration(id, now)).generation) === generation;
  };
}
